import { operationFor, type OperationOf } from '../platform/operation/operation.js';
import type { TripsServices } from './services.js';

/** Declares an operation whose use cases take the services of trips. */
export const operation = operationFor<TripsServices>();
export type Operation = OperationOf<TripsServices>;
