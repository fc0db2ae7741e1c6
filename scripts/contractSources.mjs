import { filesUnder, fingerprint } from './fingerprint.mjs';

/** The sources of the API's document, and of what generates types from it and checks it. */
const SOURCES = ['shared/src', 'api/src', 'client/generate'];

/** A fingerprint of everything that the OpenAPI document depends on. */
export async function contractSources() {
  const files = [];
  for (const folder of SOURCES) files.push(...(await filesUnder(folder)));
  return fingerprint(['package-lock.json', ...files.filter((file) => !file.endsWith('.test.ts'))]);
}
