import type { BasicsServices } from '../services.js';
import type { DueWorkOfEntity } from '../../platform/scheduler/schedule.js';
import { forgetUploads } from './forgetUploads.js';
import { sweepImages } from './sweepImages.js';

/** Uploads and pictures that no record uses. */
export const imageDueWork = {
  forgetUploads: {
    name: 'forget abandoned uploads',
    run: forgetUploads,
  },
  sweep: { name: 'remove unused pictures', run: sweepImages },
} satisfies DueWorkOfEntity<BasicsServices>;
