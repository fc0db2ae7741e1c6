export function folderForData(): Promise<string>;
