export function findNewer(script: string): { name: string; line: number }[];
