import { operationFor, type OperationOf } from '../platform/operation/operation.js';
import type { PeopleCallers, PeopleServices } from './services.js';

/** Declares an operation whose use cases take the services of people. */
export const operation = operationFor<PeopleServices, PeopleCallers>();
export type Operation = OperationOf<PeopleServices, PeopleCallers>;
