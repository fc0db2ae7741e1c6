/** The path of a Node of a major version; null where it can be neither found nor fetched. */
export function nodeOf(major: number): Promise<string | null>;
