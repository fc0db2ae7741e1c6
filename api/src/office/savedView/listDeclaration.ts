import type { OfficeServices } from '../services.js';
import { notFound, type ViewedList } from '@wayfare/shared';
import type { ResourceList } from '../../platform/crud/routeResource.js';

/** How the list of a resource is read. */
export type ListDeclaration = ResourceList<OfficeServices>;

/** @throws not_found (404) if the product has no such list */
export function declarationOf(list: ViewedList, lists: readonly ListDeclaration[]): ListDeclaration {
  const declaration = lists.find(({ name }) => name === list);
  if (!declaration) throw notFound();
  return declaration;
}
