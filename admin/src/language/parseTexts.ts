import { keyValuePairsSchema } from '@wayfare/shared';

/** The texts an edited JSON says, or null when it is no flat map of keys to texts (rule 5.46). */
export function parseTexts(json: string): Record<string, string> | null {
  try {
    const parsed = keyValuePairsSchema.safeParse(JSON.parse(json));
    return parsed.success ? parsed.data : null;
  } catch {
    return null;
  }
}
