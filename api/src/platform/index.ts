import { budgetDueWork } from './budget/budget.dueWork.js';
import type { RoutedResource } from './crud/routeResource.js';
import { idempotencyDueWork } from './idempotency/idempotency.dueWork.js';
import type { OperationOf } from './operation/operation.js';
import type { AreaWork } from './scheduler/schedule.js';
import type { PlatformServices } from './services.js';

export { platformRepositories as repositories } from './repositories.js';

export const resources: readonly RoutedResource<PlatformServices>[] = [];
export const operations: readonly OperationOf<PlatformServices>[] = [];

export const dueWork: AreaWork<PlatformServices> = {
  hourly: [idempotencyDueWork.forgetExpired, budgetDueWork.forgetExpired],
};
