import type {
  Series,
  SeriesChange,
  SeriesInput,
  SeriesOccurrences,
  SeriesPreview,
  SeriesSchedule,
} from '@wayfare/shared';
import { api, idempotent } from '@wayfare/web/http';

const pathOf = (id: string) => `series/${encodeURIComponent(id)}`;

/** What a form sends: fields that have a default may be left out. */
type Given<Input, Optional extends keyof Input> = Omit<Input, Optional> & Partial<Pick<Input, Optional>>;

/** Calls about recurring trips. They are loaded with their screens. */
export const seriesCalls = {
  preview: (schedule: SeriesSchedule) => api.post<SeriesPreview>('series/preview', schedule),
  /** `key` is the same for the same click, so that a retry after a lost response enters it only once. */
  add: (input: Given<SeriesInput, 'stops'>, key: string) =>
    api.post<Series>('series', input, idempotent(key)),
  occurrences: (id: string) => api.get<SeriesOccurrences>(`${pathOf(id)}/occurrences`),
  change: (id: string, change: SeriesChange) => api.post<Series>(`${pathOf(id)}/changes`, change),
  skip: (id: string, day: number, isSkipped: boolean) =>
    api.post<Series>(`${pathOf(id)}/skips`, { day, isSkipped }),
  link: (id: string) => api.post<{ url: string }>(`${pathOf(id)}/link`, {}),
};
