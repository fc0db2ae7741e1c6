import { keyValuePairsSchema } from '@wayfare/shared';
import { jsonFault } from './jsonFault.js';

/** Where in a text something is, both counted from 1. */
export interface TextPlace {
  line: number;
  column: number;
}

/** What is wrong with an edited JSON: where, and which key has no text, as far as that is known. */
export interface WrongTexts {
  place: TextPlace | null;
  key: string | null;
}

/** What an edited JSON says: its texts, or what is wrong with it. */
export type ParsedTexts =
  | { texts: Record<string, string>; wrong?: never }
  | { texts?: never; wrong: WrongTexts };

/** The line and column of a place in a text. */
export function placeOf(text: string, offset: number): TextPlace {
  const before = text.slice(0, offset).split('\n');
  return { line: before.length, column: (before.at(-1)?.length ?? 0) + 1 };
}

/** Reads texts from an edited JSON: a flat map of keys to texts (rule 5.46). */
export function parseTexts(json: string): ParsedTexts {
  let value: unknown;
  try {
    value = JSON.parse(json);
  } catch {
    return { wrong: { place: placeOf(json, jsonFault(json)), key: null } };
  }
  const parsed = keyValuePairsSchema.safeParse(value);
  if (parsed.success) return { texts: parsed.data };
  const key = parsed.error.issues[0]?.path[0];
  if (typeof key !== 'string') return { wrong: { place: null, key: null } };
  const at = json.indexOf(JSON.stringify(key));
  return { wrong: { place: at === -1 ? null : placeOf(json, at), key } };
}
