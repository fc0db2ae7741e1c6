import type { OperationOf } from '../operation/operation.js';
import type { PlatformServices } from '../services.js';
import type { ResourceDefinition } from './resource.js';
import { resourceOperations } from './resourceOperations.js';

/** The part of a resource's definition that describes how its list is read. */
export type ResourceList<Services> = Pick<
  ResourceDefinition<{ id: string }, unknown, Services>,
  | 'name'
  | 'filters'
  | 'sorts'
  | 'searched'
  | 'searchedAs'
  | 'searchedNumbers'
  | 'finds'
  | 'base'
  | 'hidden'
  | 'reads'
>;

/** Whether a resource can be deleted, and what refers to its records. */
export type ResourceRemoval = Pick<ResourceDefinition<{ id: string }, unknown, never>, 'remove' | 'uses'>;

/** A resource with its routes, for records of any type. */
export interface RoutedResource<Services> {
  operations: readonly OperationOf<Services>[];
  list: ResourceList<Services>;
  removal: ResourceRemoval;
}

/** Gives a resource its routes. */
export const routeResource = <Stored extends { id: string }, Input, Services extends PlatformServices>(
  definition: ResourceDefinition<Stored, Input, Services>,
): RoutedResource<Services> => ({
  operations: resourceOperations(definition),
  list: definition as unknown as ResourceList<Services>,
  removal: definition as unknown as ResourceRemoval,
});
