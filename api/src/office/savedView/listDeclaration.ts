import { notFound, type ViewedList } from '@wayfare/shared';
import type { ResourceDefinition } from '../../platform/crud/resource.js';

/** What of a resource's declaration says how its list is read. */
export type ListDeclaration = Pick<
  ResourceDefinition<{ id: string }, unknown>,
  'name' | 'filters' | 'sorts' | 'searched' | 'searchedAs' | 'searchedNumbers' | 'base' | 'hidden'
> & { reads: ResourceDefinition<{ id: string }, never>['reads'] };

/** @throws not_found (404) if the product has no such list */
export function declarationOf(list: ViewedList, lists: readonly ListDeclaration[]): ListDeclaration {
  const declaration = lists.find(({ name }) => name === list);
  if (!declaration) throw notFound();
  return declaration;
}
