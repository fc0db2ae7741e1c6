import type { DueEntry } from '../../platform/database/dueQueue.js';

/** The subject of a stored image. License and parcel images are private. */
export type ImageKind = 'license' | 'profile' | 'cartype' | 'trip';

/** Metadata of a stored image; its id is its key in the store. */
export type KeptImage = DueEntry & {
  kind: ImageKind;
  /** The record it belongs to; absent until claimed. */
  usedBy?: string | null;
};

/** Whether the record an image belongs to still shows it. Each area answers for its own records. */
export type ImageUse = (image: Pick<KeptImage, 'id' | 'kind'> & { usedBy: string }) => Promise<boolean>;
