import type {ComponentChildren} from 'preact';
import {useId, useRef, useState} from 'preact/hooks';
import type {Lang} from '../../src/shared/lang';
import {statWords} from '../../src/shared/words/stats';
import type {AuditPorts} from '../audit/ports';
import {pngOf, svgText} from './save-picture';

/** What every picture needs beside what it shows. */
export type Showing = {readonly lang: Lang; readonly ports: Pick<AuditPorts, 'saveFile' | 'saveBlob'>};

type Props = Showing & {
	/** Says the same in words. */
	readonly caption: string;
	/** What kind of picture it is, for whoever sees none. */
	readonly title: string;
	/** Its name as a file, without the ending. */
	readonly file: string;
	readonly width: number;
	readonly height: number;
	/** The same numbers: titles of the columns, then row by row. What stands first is the row's title. */
	readonly columns: readonly string[];
	readonly rows: readonly (readonly (string | number)[])[];
	readonly children: ComponentChildren;
};

/** A picture with its caption, the same as a table, and as a file to keep. */
export function Picture(props: Props) {
	const {lang, ports, caption, title, file, width, height, columns, rows, children} = props;
	const say = statWords[lang];
	const id = useId();
	const svg = useRef<SVGSVGElement>(null);
	const [said, tell] = useState('');
	const drawn = () => svgText(svg.current!, caption);
	const saveSvg = () => ports.saveFile(`${file}.svg`, drawn().text, 'image/svg+xml');
	const savePng = async () => {
		const png = await pngOf(document, drawn());
		if (png) ports.saveBlob(`${file}.png`, png);
		tell(png ? '' : say.notDrawn);
	};
	const kinds = [
		[say.saveSvg, saveSvg],
		[say.savePng, () => void savePng()],
	] as const;
	return (
		<figure class="picture">
			<figcaption id={`${id}-caption`}>{caption}</figcaption>
			<svg
				ref={svg}
				viewBox={`0 0 ${width} ${height}`}
				role="img"
				aria-labelledby={`${id}-title`}
				aria-describedby={`${id}-caption`}
			>
				<title id={`${id}-title`}>{title}</title>
				<desc>{caption}</desc>
				{children}
			</svg>
			<details>
				<summary>{say.figures}</summary>
				<Figures {...{title, columns, rows}} />
				<div class="acts">
					{kinds.map(([kind, save]) => (
						<button key={kind} type="button" class="button" aria-label={say.saveNamed({kind, what: title})} onClick={save}>
							{kind}
						</button>
					))}
					<span role="status">{said}</span>
				</div>
			</details>
		</figure>
	);
}

function Figures({title, columns, rows}: Pick<Props, 'title' | 'columns' | 'rows'>) {
	return (
		<div class="figures" tabIndex={0} role="region" aria-label={title}>
			<table>
				<thead>
					<tr>
						{columns.map((column, at) => (
							<th key={column} class={at === 0 ? undefined : 'number'} scope="col">
								{column}
							</th>
						))}
					</tr>
				</thead>
				<tbody>
					{rows.map(([first, ...rest], at) => (
						<tr key={at}>
							<th scope="row">{first}</th>
							{rest.map((value, column) => (
								<td key={column} class="number">
									{value}
								</td>
							))}
						</tr>
					))}
				</tbody>
			</table>
		</div>
	);
}
