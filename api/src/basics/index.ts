import { type RoutedResource, routeResource } from '../platform/crud/routeResource.js';
import { type AreaWork, SECOND } from '../platform/scheduler/schedule.js';
import { imageDueWork } from './image/image.dueWork.js';
import { imageOperations } from './image/image.routes.js';
import { uploadOperations } from './image/upload.routes.js';
import { languageResource } from './language/language.resource.js';
import { languageOperations } from './language/language.routes.js';
import { mapsOperations } from './maps/maps.routes.js';
import type { Operation } from './operation.js';
import type { BasicsServices } from './services.js';

export { basicsRepositories as repositories } from './repositories.js';

/** The resources of this area, with their routes. */
export const resources: readonly RoutedResource<BasicsServices>[] = [routeResource(languageResource)];

export const operations: readonly Operation[] = [
  ...mapsOperations,
  ...languageOperations,
  ...imageOperations,
  ...uploadOperations,
  ...resources.flatMap(({ operations: routes }) => routes),
];

export const dueWork: AreaWork<BasicsServices> = {
  lanes: [
    // In a lane of its own, because the image store may be remote and slow.
    { everyMs: 10 * SECOND, work: [imageDueWork.forgetUploads, imageDueWork.sweep] },
  ],
};
