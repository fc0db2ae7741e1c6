export const floor: Readonly<Record<string, string>>;
export const buildTarget: string[];
