import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const root = new URL('../../', import.meta.url);

/** A query's key as written: its first part, or the name of a constant or function that begins with it. */
const KEY = /queryKey: ?(?:\[(?:\.\.\.)?)?('[^']+'|\w+)/g;
/** A query whose key is a constant of that name. */
const SHORTHAND = /useQuery\(\{\s*queryKey,/;
/** A constant or function whose value is a key, or its first part. */
const CONSTANT = /const (\w+) = (?:\([^)]*\) => )?\[?('[^']+')/g;

const constantsOf = (text: string) =>
  new Map([...text.matchAll(CONSTANT)].map(([, name = '', value = '']) => [name, value]));

/**
 * The first parts of the keys of all queries in the sources of some folders. Keys that are arguments of a
 * function have no known first part, and are left out.
 */
export function queryKeysIn(...folders: readonly string[]): string[] {
  const texts = folders.flatMap((folder) => {
    const path = fileURLToPath(new URL(folder, root));
    const files = readdirSync(path, { recursive: true, encoding: 'utf8' });
    return files
      .filter((file) => /\.tsx?$/.test(file) && !file.includes('.test.'))
      .map((file) => readFileSync(`${path}/${file}`, 'utf8'));
  });
  const everywhere = new Map(texts.flatMap((text) => [...constantsOf(text)]));
  const keys = texts.flatMap((text) => {
    const own = constantsOf(text);
    const keys = [...text.matchAll(KEY)].map(([, written = '']) => written);
    return [...keys, ...(SHORTHAND.test(text) ? ['queryKey'] : [])].flatMap((written) => {
      const value = written.startsWith("'") ? written : (own.get(written) ?? everywhere.get(written));
      return value?.slice(1, -1) ?? [];
    });
  });
  return [...new Set(keys)];
}
