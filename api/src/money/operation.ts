import { operationFor, type OperationOf } from '../platform/operation/operation.js';
import type { PeopleCallers } from '../people/services.js';
import type { MoneyServices } from './services.js';

/** Declares an operation whose use cases take the services of money. */
export const operation = operationFor<MoneyServices, PeopleCallers>();
export type Operation = OperationOf<MoneyServices, PeopleCallers>;
