import { nodesIn } from './syntaxTree.mjs';

/**
 * Returns the requests of a module, as `{ request, isType }`: imports, exports from other modules,
 * `import('…')` while running, and `import('…')` in types. `isType` is true if the request does not exist at
 * run time.
 */
export function requestsIn(module) {
  const requests = [];
  for (const node of nodesIn(module)) {
    const request = requestOf(node);
    if (typeof request === 'string') requests.push({ request, isType: isTypeOnly(node) });
  }
  return requests;
}

function requestOf(node) {
  if (node.type === 'CallExpression' && node.callee.type === 'Import')
    return node.arguments[0]?.expression?.value;
  if (node.type === 'TsImportType') return node.argument.value;
  if (!/^(Import|ExportNamed|ExportAll)Declaration$/.test(node.type)) return undefined;
  return node.source?.value;
}

function isTypeOnly({ type, typeOnly, specifiers = [] }) {
  if (type === 'TsImportType' || typeOnly) return true;
  return specifiers.length > 0 && specifiers.every((specifier) => specifier.isTypeOnly);
}
