export declare function findProgram(name: string): string | undefined;
export declare function findBrowser(kind: 'chromium' | 'firefox'): string | undefined;
