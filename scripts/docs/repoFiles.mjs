import { readdir } from 'node:fs/promises';
import { extname, join } from 'node:path';

const NOT_OURS = ['node_modules', 'dist', 'test-results', 'playwright-report'];

/**
 * The paths of all files with one of the extensions, such as `.md`, in a folder and those below it, without
 * installed, built and hidden folders.
 */
export async function repoFiles(folder, extensions) {
  const entries = await readdir(folder, { withFileTypes: true });
  const found = await Promise.all(
    entries.map((entry) => {
      const path = join(folder, entry.name);
      const isHidden = entry.name.startsWith('.') && entry.name !== '.github';
      if (entry.isDirectory())
        return isHidden || NOT_OURS.includes(entry.name) ? [] : repoFiles(path, extensions);
      return extensions.includes(extname(entry.name)) ? [path] : [];
    }),
  );
  return found.flat().sort();
}
