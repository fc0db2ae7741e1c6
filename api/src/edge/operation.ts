import type { EdgeServices } from './services.js';
import type { PeopleCallers } from '../people/services.js';
import { operationFor, type OperationOf } from '../platform/operation/operation.js';

/** Declares an operation whose use cases take the services of all areas below. */
export const operation = operationFor<EdgeServices, PeopleCallers>();
export type Operation = OperationOf<EdgeServices, PeopleCallers>;
