import { readFileSync } from 'node:fs';

const { browserslist } = JSON.parse(readFileSync(new URL('../../package.json', import.meta.url), 'utf8'));

/** The oldest supported version by browser, such as `{ safari: '15.4' }`, from `package.json`. */
export const floor = Object.fromEntries(browserslist.map((query) => query.split(' >= ')));

/** The names that bundlers give the browsers. */
const TARGETS = { ios_saf: 'ios' };

/** The floor as the `build.target` of Vite. */
export const buildTarget = Object.entries(floor).map(
  ([browser, version]) => `${TARGETS[browser] ?? browser}${version}`,
);
