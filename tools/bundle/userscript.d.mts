/** The comment that tells a script manager what the script needs. */
export function header(options: {readonly version: string; readonly relays: readonly string[]}): string;
