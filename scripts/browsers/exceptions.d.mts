export const exceptions: readonly { name: string; path?: string }[];
