import {main} from './cli/main';
import {openWorld} from './cli/world';

// A reader that stops early, such as `head`, closes the pipe: that is no fault of the command.
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
	if (error.code !== 'EPIPE') throw error;
});
process.exitCode = await main(process.argv.slice(2), openWorld());
