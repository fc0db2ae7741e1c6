import { isServicesType, nameOf, nodesIn } from './syntaxTree.mjs';

/**
 * The repositories and services that a module uses, as `{ name, isRepository }`, once for each place:
 * `db.bookings`, `services.db.bookings`, `services.maps`, and the same taken apart:
 * `{ db: { bookings }, maps }: Services`, `const { bookings } = services.db`.
 */
export function accessesIn(module) {
  return [...nodesIn(module)].flatMap((node) => {
    if (node.type === 'MemberExpression') return fromMember(node);
    if (node.type === 'VariableDeclarator' && node.id.type === 'ObjectPattern') return fromVariable(node);
    if (node.type === 'ObjectPattern') return fromPattern(node);
    return [];
  });
}

const isDb = (node) => nameOf(node) === 'db';
const isServices = (node) => nameOf(node) === 'services';

function fromMember({ object, property }) {
  const name = nameOf(property);
  if (!name || name === 'db') return [];
  if (isDb(object)) return [{ name, isRepository: true }];
  return isServices(object) ? [{ name, isRepository: false }] : [];
}

function fromVariable({ id, init }) {
  if (isDb(init)) return keysOf(id).map(({ name }) => ({ name, isRepository: true }));
  return isServices(init) && !isTypedOrHasDb(id) ? servicesOf(id) : [];
}

/** A parameter or variable that takes services apart, or one within another: `{ db: { bookings } }`. */
function fromPattern(pattern) {
  const repositories = keysOf(pattern)
    .filter(({ name, value }) => name === 'db' && value?.type === 'ObjectPattern')
    .flatMap(({ value }) => keysOf(value))
    .map(({ name }) => ({ name, isRepository: true }));
  return [...repositories, ...(isTypedOrHasDb(pattern) ? servicesOf(pattern) : [])];
}

/** Whether a pattern is one of services: by its type, or because it takes out `db`. */
const isTypedOrHasDb = (pattern) =>
  isServicesType(pattern.typeAnnotation) || keysOf(pattern).some(({ name }) => name === 'db');

const servicesOf = (pattern) =>
  keysOf(pattern)
    .filter(({ name }) => name !== 'db')
    .map(({ name }) => ({ name, isRepository: false }));

/** The keys that a pattern takes out of an object, with what each becomes. */
const keysOf = ({ properties }) =>
  properties.flatMap(({ key, value }) => (nameOf(key) ? [{ name: nameOf(key), value }] : []));
