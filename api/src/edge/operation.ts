import type { OfficeServices } from '../office/services.js';
import type { PeopleCallers } from '../people/services.js';
import { operationFor, type OperationOf } from '../platform/operation/operation.js';

/** Declares an operation whose use cases take the services of all areas below. */
export const operation = operationFor<OfficeServices, PeopleCallers>();
export type Operation = OperationOf<OfficeServices, PeopleCallers>;
