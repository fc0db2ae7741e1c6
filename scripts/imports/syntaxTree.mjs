/** Every node of a syntax tree, parents first. */
export function* nodesIn(node) {
  if (!node || typeof node !== 'object') return;
  if (typeof node.type === 'string') yield node;
  for (const child of Object.values(node)) yield* nodesIn(child);
}

/** The name of an identifier or of a member's property; undefined for other expressions. */
export function nameOf(node) {
  if (node?.type === 'Identifier') return node.value;
  if (node?.type === 'MemberExpression') return nameOf(node.property);
  if (node?.type === 'OptionalChainingExpression') return nameOf(node.base);
  return undefined;
}

/** Whether a type annotation is a `…Services` type, or a part of one: `Pick<Services, 'db'>`. */
export function isServicesType(annotation) {
  const type = annotation?.typeAnnotation ?? annotation;
  if (type?.type !== 'TsTypeReference') return false;
  const name = nameOf(type.typeName) ?? '';
  if (name === 'Pick' || name === 'Omit') return isServicesType(type.typeParams?.params[0]);
  return name.endsWith('Services');
}
