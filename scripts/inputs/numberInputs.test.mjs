import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';

/** The only places that make a number field. */
const OWN = [join('web', 'src', 'form', 'NumberField.tsx')];
/** Inputs of browsers and libraries that guess what a typed number means, and parsers that do. */
const GUESSING = [
  /\btype\s*[=:]\s*\{?\s*['"`]number['"`]/,
  /\bNumberInput\b/,
  /\bvalueAsNumber\b/,
  /\bparseFloat\b/,
  /inputMode[=:]\s*\{?\s*['"]decimal['"]/,
  /\.replace\((?:',', '\.'|\/,\/g?, '\.')\)/,
];
const FOLDERS = [
  ['admin', 'src'],
  ['landing', 'src'],
  ['web', 'src'],
];

async function sourcesIn(folder) {
  const files = await readdir(folder, { recursive: true });
  return files.filter((file) => /(?<!\.test)\.tsx?$/.test(file)).map((file) => join(folder, file));
}

const guessesIn = (text) => GUESSING.filter((guess) => guess.test(text)).map(String);

it('has no number input of browsers or react-admin, which drop commas and follow the wheel', async () => {
  const found = [];
  for (const parts of FOLDERS) {
    for (const file of await sourcesIn(join(import.meta.dirname, '..', '..', ...parts))) {
      if (OWN.some((own) => file.endsWith(own))) continue;
      const guesses = guessesIn(await readFile(file, 'utf8'));
      if (guesses.length > 0) found.push([file, ...guesses]);
    }
  }
  expect(found).toEqual([]);
});

it.each([
  '<TextField type="number" />',
  "<input type={'number'} />",
  "slotProps={{ htmlInput: { type: 'number' } }}",
  "import { NumberInput, TextInput } from 'react-admin';",
  "htmlInput: { inputMode: 'decimal' }",
  "Number(typed.replace(',', '.'))",
])('finds %s', (text) => expect(guessesIn(text)).not.toEqual([]));

it('accepts the input of the panel', () => {
  expect(guessesIn('<LocalNumberInput source="amount" isMoney />')).toEqual([]);
});
