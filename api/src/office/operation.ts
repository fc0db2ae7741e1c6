import { operationFor, type OperationOf } from '../platform/operation/operation.js';
import type { PeopleCallers } from '../people/services.js';
import type { OfficeServices } from './services.js';

/** Declares an operation whose use cases take the services of office. */
export const operation = operationFor<OfficeServices, PeopleCallers>();
export type Operation = OperationOf<OfficeServices, PeopleCallers>;
