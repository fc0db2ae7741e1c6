import { readFileSync, statSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { mutants } from './mutants.mjs';
import { withFault } from './withFault.mjs';

const pathOf = (file) => fileURLToPath(new URL(`../../${file}`, import.meta.url));

it.each(mutants)('can still be made: $name', (mutant) => {
  const source = readFileSync(pathOf(mutant.file), 'utf8');
  expect(withFault(source, mutant)).not.toBe(source);
  expect(statSync(pathOf(mutant.tests))).toBeTruthy();
});

it('each fault has a sentence of its own', () => {
  expect(new Set(mutants.map(({ name }) => name)).size).toBe(mutants.length);
});
