import { exportParameters, listParameters } from '../../../platform/crud/parseListQuery.js';
import type { ListedBy } from '../../../platform/operation/operation.js';
import type { Operation } from '../../operation.js';

/** Whether an operation answers a list or an export of one. */
export const isList = ({ query }: Operation) => query === listParameters || query === exportParameters;

/**
 * The parameters of a list's query, with the fields that this list has; those that all lists share are
 * components. Programs read the fields in `x-filters` and `x-sorts`.
 */
export function describeList({ query, lists }: Operation) {
  const range = query === listParameters ? [refTo('Range')] : [];
  return lists ? [sortOf(lists), ...range, filterOf(lists)] : [refTo('Sort'), ...range, refTo('Filter')];
}

const refTo = (name: string) => ({ $ref: `#/components/parameters/${name}` });

function sortOf({ sorts: [field, order, ...others] }: ListedBy) {
  const fields = [...new Set([field, ...others, 'id'])];
  return {
    name: 'sort',
    in: 'query',
    required: false,
    description: `A field and its order (\`ASC\` or \`DESC\`), as JSON. Fields: ${inCode(fields)}.`,
    schema: { type: 'string', maxLength: 200, default: JSON.stringify([field, order]) },
    example: JSON.stringify([field, order]),
    'x-sorts': fields,
  };
}

function filterOf({ filters, choices, isSearched }: ListedBy) {
  const kinds = Object.entries(filters).map(([field, kind]) => `\`${field}\` (${kind})`);
  const chosen = Object.entries(choices).map(([field, values]) => `\`${field}\` (one of ${inCode(values)})`);
  const numbers = Object.values(filters).includes('number');
  return {
    name: 'filter',
    in: 'query',
    required: false,
    description: [
      'Values by field, as JSON; a list of values matches any of them.',
      ...(kinds.length + chosen.length > 0 ? [`Fields: ${[...kinds, ...chosen].join(', ')}.`] : []),
      ...(numbers ? ['Numbers also support `<field>_gte` and `<field>_lte`.'] : []),
      ...(isSearched ? ['`q` searches.'] : []),
      '`{"id":[…]}` gets several records.',
    ].join(' '),
    schema: { type: 'string', maxLength: 60_000 },
    example: '{}',
    'x-filters': { ...filters, ...choices, ...(isSearched && { q: 'text' }) },
  };
}

const inCode = (names: readonly string[]) => names.map((name) => `\`${name}\``).join(', ');
