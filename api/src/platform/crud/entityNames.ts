import type { ResourceDefinition } from './resource.js';

/** The names of a resource's records in the API documentation: `CarType` and `CarTypes`. */
export function entityNames({
  name,
  entity,
}: Pick<ResourceDefinition<never, never, never>, 'name' | 'entity'>) {
  const one = entity ?? name.charAt(0).toUpperCase() + name.slice(1).replace(/s$/, '');
  return { one, many: /[^aeiou]y$/.test(one) ? `${one.slice(0, -1)}ies` : `${one}s` };
}

/** An entity's name in a sentence: `car types` for `CarTypes`. */
export const inWords = (entity: string) => entity.replace(/(?!^)[A-Z]/g, ' $&').toLowerCase();
