import { operationFor, type OperationOf } from '../platform/operation/operation.js';
import type { MessagesServices } from './services.js';

/** Declares an operation whose use cases take the services of messages. */
export const operation = operationFor<MessagesServices>();
export type Operation = OperationOf<MessagesServices>;
