import { operationFor, type OperationOf } from '../platform/operation/operation.js';
import type { PeopleServices } from './services.js';

/** Declares an operation whose use cases take the services of people. */
export const operation = operationFor<PeopleServices>();
export type Operation = OperationOf<PeopleServices>;
