import type { Plugin } from 'vite';

const REACT_ROUTER = /[\\/]react-router[\\/]dist[\\/]development[\\/]chunk-[^/\\]*\.mjs$/;
/** Only React's developer tools read them. Whatever gets a name this way counts as used. */
const NAMES = /^[A-Z]\w*\.displayName = "[^"]*";$/gm;
const WRAPPED = /^(var [A-Z]\w* = )(React\d*\.forwardRef\()/gm;
const CLASS = /^(var [A-Z]\w* = )(class extends React\d*\.Component \{\n[\s\S]*?^\});$/gm;

/**
 * Leaves components of React Router out of the build that nothing there uses, such as forms, prefetched links
 * and the scripts of its framework. Its one large module makes them in ways that look as if they did more.
 */
export function unusedComponents(): Plugin {
  return {
    name: 'wayfare-unused-components',
    apply: 'build',
    transform(code, id) {
      if (!REACT_ROUTER.test(id)) return null;
      const free = code
        .replace(NAMES, '')
        .replace(WRAPPED, '$1/* @__PURE__ */ $2')
        .replace(CLASS, '$1/* @__PURE__ */ (() => $2)();');
      return { code: free, map: null };
    },
  };
}
