import { listParameters } from '../../../platform/crud/parseListQuery.js';
import type { ListedBy } from '../../../platform/operation/operation.js';

const { sort, filter } = listParameters.shape;

/**
 * The parameters of a list's query, with the fields that this list has. An export has no range. Programs read
 * the fields in `x-filters` and `x-sorts`.
 */
export const describeList = (lists: ListedBy, hasRange: boolean) => [
  sortOf(lists),
  ...(hasRange ? [{ $ref: '#/components/parameters/Range' }] : []),
  filterOf(lists),
];

function sortOf({ sorts: [field, order, ...others] }: ListedBy) {
  const fields = [...new Set([field, ...others, 'id'])];
  return {
    name: 'sort',
    in: 'query',
    required: false,
    // Not as a `default`: generated clients would send it, and some escape its quotes.
    description: `A field and its order (\`ASC\` or \`DESC\`), as JSON; ${inCode([JSON.stringify([field, order])])} if omitted. Fields: ${inCode(fields)}.`,
    schema: { type: 'string', maxLength: sort.unwrap().maxLength },
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
    schema: { type: 'string', maxLength: filter.unwrap().maxLength },
    example: '{}',
    'x-filters': { ...filters, ...choices, ...(isSearched && { q: 'text' }) },
  };
}

const inCode = (names: readonly string[]) => names.map((name) => `\`${name}\``).join(', ');
