import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));

interface Replacement {
  /** The imported module. */
  source: string;
  /** Only in modules whose path contains this. */
  within?: string;
  /** The path of the module that takes its place. */
  by: string;
}

/**
 * `object.entries` and `hasown` load 30 modules for browsers without them; all browsers that this product
 * supports have both.
 */
export const nativeFunctions: readonly Replacement[] = [
  { source: 'object.entries', by: here('./native/entries.cjs') },
  { source: 'hasown', by: here('./native/hasOwn.cjs') },
];

/** A tooltip places itself with a library that is only needed once one is shown. */
export const lazyPopper: Replacement = {
  source: '../Popper/index.mjs',
  within: '@mui/material/Tooltip/',
  by: here('../web/src/theme/LazyPopper.tsx'),
};

/** react-admin's lists bring an export of their own, which no list of the panel has. */
export const noExporter: Replacement = {
  source: 'jsonexport/dist/index.js',
  by: here('./native/noExporter.cjs'),
};

const part = (source: string, within: string): Replacement => ({
  source,
  within: `ra-ui-materialui/dist/list/${within}`,
  by: here('./native/unusedParts.mjs'),
});
const named = (within: string): Replacement => ({
  source: 'inflection',
  within: `ra-core/dist/${within}`,
  by: here('./native/plainNames.mjs'),
});

/** What react-admin's lists bring although the panel never shows it. */
export const lighterLists: readonly Replacement[] = [
  part('../../button/index.js', 'datatable/DataTable.js'),
  part('./ColumnsSelector.js', 'datatable/DataTable.js'),
  part('./AddSavedQueryDialog.js', 'filter/FilterButton.js'),
  part('./RemoveSavedQueryDialog.js', 'filter/FilterButton.js'),
  named('util/getFieldLabelTranslationArgs.js'),
  named('core/useGetResourceLabel.js'),
];

/** Makes what loads first smaller: puts lighter modules in the place of some that packages import. */
export function lighterPackages(replacements: readonly Replacement[]): Plugin {
  return {
    name: 'wayfare-lighter-packages',
    apply: 'build',
    enforce: 'pre',
    resolveId(source, importer = '') {
      return (
        replacements.find((each) => each.source === source && importer.includes(each.within ?? ''))?.by ??
        null
      );
    },
  };
}
