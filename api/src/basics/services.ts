import type { PlatformServices } from '../platform/services.js';
import type { ImageStore } from './image/imageStore.js';
import type { ImageUse } from './image/keptImage.js';
import type { MapsProvider } from './maps/mapsProvider.js';
import type { BasicsRepositories } from './repositories.js';
import type { Licensing } from './settings/licensing.js';

/** Services that every feature uses: settings, languages, maps, and pictures. */
export interface BasicsServices extends PlatformServices {
  db: PlatformServices['db'] & BasicsRepositories;
  maps: MapsProvider;
  images: ImageStore;
  /** Checks by which each area reports the stored pictures it still uses. */
  imageUses: readonly ImageUse[];
  licensing: Licensing;
}
