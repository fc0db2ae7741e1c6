import { isServicesType, nameOf, nodesIn } from './syntaxTree.mjs';

/**
 * Returns the declarations of a module:
 * - services: names of `…Services` types;
 * - misplaced: names of functions that take services before another parameter;
 * - owned: `{ name, request, isRepository }` for each repository that it creates
 *   (`bookings: bookingRepository(…)`) and each service that its `Services` types name
 *   (`maps: MapsProvider`), with the module that the creator or type is from.
 */
export function declarationsIn(module) {
  const nodes = [...nodesIn(module)];
  const types = nodes.filter(isServicesDeclaration);
  const origins = originsIn(module);
  return {
    services: types.map(({ id }) => id.value),
    misplaced: functionsIn(nodes)
      .filter(takesServicesEarly)
      .map(({ name }) => name),
    owned: [
      ...nodes.filter((node) => node.type === 'KeyValueProperty').map((node) => repositoryIn(node, origins)),
      ...types.flatMap((type) => servicesIn(type, origins)),
    ].filter((owned) => owned?.request),
  };
}

const isServicesDeclaration = ({ type, id }) =>
  /^Ts(Interface|TypeAlias)Declaration$/.test(type) && id.value.endsWith('Services');

/** By imported name, the module it is from. */
function originsIn(module) {
  const imports = module.body.filter(({ type }) => type === 'ImportDeclaration');
  return new Map(
    imports.flatMap(({ source, specifiers }) => specifiers.map(({ local }) => [local.value, source.value])),
  );
}

/**
 * Returns the repository that a property creates: the first imported function in its value whose name ends in
 * "Repository".
 */
function repositoryIn({ key, value }, origins) {
  const [creator] = namesIn(value).filter((name) => name.endsWith('Repository') && origins.has(name));
  return { name: nameOf(key), request: origins.get(creator), isRepository: true };
}

function servicesIn({ body, typeAnnotation }, origins) {
  const members = [...nodesIn(body ?? typeAnnotation)].filter(({ type }) => type === 'TsPropertySignature');
  return members.map(({ key, typeAnnotation: type }) => {
    const known = namesIn(type).find((name) => origins.has(name));
    return { name: nameOf(key), request: origins.get(known), isRepository: false };
  });
}

const namesIn = (node) =>
  [...nodesIn(node)].flatMap((inner) => (inner.type === 'Identifier' ? [inner.value] : []));

/** The functions, methods and function types of a module, with their names and parameters. */
function functionsIn(nodes) {
  const named = nodes.filter(({ id, key }) => id ?? key);
  const names = new Map(named.map((node) => [valueOf(node), nameOf(node.id ?? node.key)]));
  return nodes.flatMap((node) => {
    const parameters = node.params ?? node.function?.params;
    if (!Array.isArray(parameters)) return [];
    const name = nameOf(node.identifier ?? node.key) ?? names.get(node) ?? 'a function';
    return [{ name, parameters }];
  });
}

/**
 * Returns the value or type of a variable, property or type. If it is a function, the name is the function's.
 */
function valueOf({ init, value, typeAnnotation }) {
  if (typeAnnotation?.type === 'TsTypeAnnotation') return init ?? typeAnnotation.typeAnnotation;
  return init ?? value ?? typeAnnotation;
}

const takesServicesEarly = ({ parameters }) => parameters.slice(0, -1).some(isServicesParameter);

function isServicesParameter(parameter) {
  const pattern = parameter.pat ?? parameter.param ?? parameter;
  const { typeAnnotation } = pattern.left ?? pattern;
  return nameOf(pattern.left ?? pattern) === 'services' || isServicesType(typeAnnotation);
}
