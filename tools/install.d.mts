type Program = 'chromium' | 'firefox' | 'python3';
export declare function missing(need: 'all' | 'one-browser', found?: (program: string) => boolean): Program[];
export declare function remedy(names: readonly Program[], apt: boolean): string[];
export declare function nodeWillDo(version: string): boolean;
export declare function install(need?: 'all' | 'one-browser'): void;
