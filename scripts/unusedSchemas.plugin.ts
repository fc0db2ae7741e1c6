import type { Plugin } from 'vite';

/** A module of the product's own rules that declares schemas. */
const DECLARES_SCHEMAS = /\bfrom\s*["']zod["']|\bSchema\b|\w+Schema\b/;
const OWN = /\/shared\/(?:src|dist)\//;

interface Node {
  type: string;
  start: number;
  end: number;
  declaration?: Node | null;
  declarations?: { init?: Node | null }[];
}

/**
 * Leaves schemas out of the build that nothing there uses. They stand beside the rules that apps share with
 * the server, and a bundler cannot know that the calls which make them do nothing else.
 */
export function unusedSchemas(): Plugin {
  return {
    name: 'wayfare-unused-schemas',
    apply: 'build',
    enforce: 'post',
    transform(code, id) {
      if (!OWN.test(id) || !DECLARES_SCHEMAS.test(code)) return null;
      const values = made((this.parse(code) as unknown as { body: Node[] }).body, code);
      return values.length === 0 ? null : { code: values.reduceRight(asPure, code), map: null };
    },
  };
}

/** The values of constants that calls make, alone or as the fields of an object. */
const made = (body: readonly Node[], code: string): Node[] =>
  body
    .map((statement) => (statement.type === 'ExportNamedDeclaration' ? statement.declaration : statement))
    .flatMap((statement) => (statement?.type === 'VariableDeclaration' ? (statement.declarations ?? []) : []))
    .flatMap(({ init }) => (init && (isCall(init) || isFields(init, code)) ? [init] : []));

const isCall = ({ type }: Node) => type === 'CallExpression';
const isFields = ({ type, start, end }: Node, code: string) =>
  type === 'ObjectExpression' && /\bz\.|Schema\b/.test(code.slice(start, end));

const asPure = (code: string, { start, end }: Node): string =>
  `${code.slice(0, start)}/* @__PURE__ */ (() => (${code.slice(start, end)}))()${code.slice(end)}`;
