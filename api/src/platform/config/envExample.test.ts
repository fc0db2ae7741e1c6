import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { environmentSchema, parseEnvironment } from './environment.js';

const file = fileURLToPath(new URL('../../../../.env.example', import.meta.url));

/** The variables of `.env.example`, as if the `#` in front of each had been removed. */
const example = Object.fromEntries(
  [...readFileSync(file, 'utf8').matchAll(/^#?([A-Z][A-Z0-9_]*)=(.*)$/gm)].map(([, name, value]) => [
    name!,
    value!.replace(/^'(.*)'$/, '$1'),
  ]),
);

describe('.env.example', () => {
  it('names every variable the app reads, and no other', () => {
    expect(Object.keys(example).toSorted()).toEqual(Object.keys(environmentSchema.shape).toSorted());
  });

  it('gives each variable its default', () => {
    expect(parseEnvironment(example)).toEqual(parseEnvironment({}));
  });
});
