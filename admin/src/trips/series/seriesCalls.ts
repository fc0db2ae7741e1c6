import { type BodyOf, call, idempotent } from '@wayfare/web/http';

/** Calls about recurring trips. They are loaded with their screens. */
export const seriesCalls = {
  preview: (schedule: BodyOf<'post', '/series/preview'>) => call.post('/series/preview', { body: schedule }),
  /** `key` is the same for the same click, so that a retry after a lost response enters it only once. */
  add: (input: BodyOf<'post', '/series'>, key: string) =>
    call.post('/series', { body: input, headers: idempotent(key) }),
  occurrences: (id: string) => call.get('/series/{id}/occurrences', { path: { id } }),
  change: (id: string, change: BodyOf<'post', '/series/{id}/changes'>) =>
    call.post('/series/{id}/changes', { path: { id }, body: change }),
  skip: (id: string, day: number, isSkipped: boolean) =>
    call.post('/series/{id}/skips', { path: { id }, body: { day, isSkipped } }),
  link: (id: string) => call.post('/series/{id}/link', { path: { id } }),
};
