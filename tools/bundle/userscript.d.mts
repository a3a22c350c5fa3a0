/** Each a key of the comment and its value. */
type Lines = readonly (readonly [key: string, value: string])[];

/** The lines that say where the script runs, from what each forum's file tells of its addresses. */
export function addressLines(): Promise<Lines>;
/** The comment that tells a script manager what the script needs. */
export function header(options: {readonly version: string; readonly relays: readonly string[]}, addresses: Lines): string;
