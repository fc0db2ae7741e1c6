import { readFileSync } from 'node:fs';

const { browserslist } = JSON.parse(readFileSync(new URL('../../package.json', import.meta.url), 'utf8'));

/** The oldest supported version by browser, such as `{ safari: '15.4' }`, from `package.json`. */
export const floor = Object.fromEntries(browserslist.map((query) => query.split(' >= ')));

/** The names that bundlers give the browsers. */
const TARGETS = { ios_saf: 'ios' };

/** The floor as the `build.target` of Vite, for the site. */
export const siteTarget = Object.entries(floor).map(
  ([browser, version]) => `${TARGETS[browser] ?? browser}${version}`,
);

/**
 * The same for the panel, in Safari from 16 on: lowering class fields for Safari 15 would break its budget.
 */
export const panelTarget = siteTarget.map((target) => target.replace(/^(safari|ios)15\.4$/, '$116'));
