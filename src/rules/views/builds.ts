/** A brick that may be bought. Without points, the GM has to say its price. */
export type BrickView = {
	readonly id: string;
	readonly name: string;
	readonly covers: string;
	readonly group: string;
	readonly categories: readonly string[];
	readonly points?: number;
	readonly most: number;
	readonly turns?: number;
	/** The sides it is bought for, each by itself; none for one that is bought for the whole. */
	readonly sides: readonly string[];
	/** Added by the table. */
	readonly own: boolean;
};
/** One rank of something built, with its prices, every reason why it is not valid, and its text for a post. */
export type BuildRankView = {
	readonly rank: number;
	readonly total: number;
	readonly spent: number;
	readonly cost: string;
	/** In use, and the GM’s to change. */
	readonly settled: boolean;
	readonly lines: readonly {
		readonly key: string;
		readonly brick: string;
		readonly side: string;
		readonly name: string;
		readonly count: number;
		readonly free: number;
		readonly points: number;
		readonly offered: number;
		readonly gives: number;
	}[];
	readonly pools: readonly {readonly name: string; readonly points: number; readonly used: number}[];
	/** Price cuts for one brick alone, with what each may be for. */
	readonly cuts: readonly {
		readonly key: string;
		readonly name: string;
		readonly by: number;
		readonly chosen: string;
		readonly choices: readonly {readonly key: string; readonly name: string}[];
	}[];
	readonly problems: readonly string[];
	readonly text: string;
};
export type BuildView = {
	readonly key: string;
	readonly name: string;
	readonly text: string;
	/** So many ranks are settled. */
	readonly done: number;
	readonly ranks: readonly BuildRankView[];
};
export type BuilderView = {
	readonly id: string;
	readonly name: string;
	readonly covers: string;
	/** Whether a table may add bricks. */
	readonly open: boolean;
	/** Points of each rank. */
	readonly ranks: readonly number[];
	readonly groups: readonly {readonly id: string; readonly name: string; readonly covers: string; readonly gives: boolean}[];
	readonly categories: readonly {readonly id: string; readonly name: string; readonly covers: string}[];
	readonly sides: readonly {readonly id: string; readonly name: string}[];
	readonly bricks: readonly BrickView[];
	readonly built: readonly BuildView[];
};
