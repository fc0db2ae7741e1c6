import { readFile } from 'node:fs/promises';
import { GENERATED, generatedTypes } from './generatedTypes.js';

it('the types of the client are those of today’s operations: else run `npm run generate-client` [7.40]', async () => {
  const [stored, current] = await Promise.all([readFile(GENERATED, 'utf8'), generatedTypes()]);
  // Compared as a whole, half a megabyte would be shown.
  const lines = current.split('\n');
  const firstDifference = stored.split('\n').find((line, index) => line !== lines[index]);
  expect(firstDifference).toBeUndefined();
  expect(stored.length).toBe(current.length);
});
