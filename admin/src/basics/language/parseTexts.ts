import { keyValuePairsSchema } from '@wayfare/shared';
import { jsonFault } from './jsonFault.js';

/** A position in a text, line and column counted from 1. */
export interface TextPlace {
  line: number;
  column: number;
}

/** The error in edited JSON: its position, and the key without a text, as far as known. */
export interface WrongTexts {
  place: TextPlace | null;
  key: string | null;
}

/** The result of parsing edited JSON: its texts, or the error. */
type ParsedTexts = { texts: Record<string, string>; wrong?: never } | { texts?: never; wrong: WrongTexts };

/** The line and column of an offset in a text. */
function placeOf(text: string, offset: number): TextPlace {
  const before = text.slice(0, offset).split('\n');
  return { line: before.length, column: (before.at(-1)?.length ?? 0) + 1 };
}

/** Reads texts from edited JSON: a flat map of keys to texts (rule 5.46). */
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
