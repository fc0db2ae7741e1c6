import { operationFor, type OperationOf } from '../platform/operation/operation.js';
import type { BasicsServices } from './services.js';

/** Declares an operation whose use cases take the services of basics. */
export const operation = operationFor<BasicsServices>();
export type Operation = OperationOf<BasicsServices>;
