export function ensureClientTypes(): Promise<void>;
