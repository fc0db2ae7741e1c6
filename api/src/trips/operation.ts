import { operationFor, type OperationOf } from '../platform/operation/operation.js';
import type { PeopleCallers } from '../people/services.js';
import type { TripsServices } from './services.js';

/** Declares an operation whose use cases take the services of trips. */
export const operation = operationFor<TripsServices, PeopleCallers>();
export type Operation = OperationOf<TripsServices, PeopleCallers>;
