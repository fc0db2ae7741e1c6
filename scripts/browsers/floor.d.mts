export const floor: Readonly<Record<string, string>>;
export const siteTarget: string[];
export const panelTarget: string[];
