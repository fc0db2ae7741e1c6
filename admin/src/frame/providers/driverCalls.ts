import type {
  DocumentKind,
  MapBounds,
  OnboardingAnswer,
  ReviewDocumentInput,
  WorkingHours,
} from '@wayfare/shared';
import { type AnswerOf, call } from '@wayfare/web/http';
import { inChunks } from './changes.js';

/** More drivers than this in one request of the driver board are refused. */
const DRIVERS_PER_REQUEST = 100;

/** A driver on the dashboard's map. */
export type MapDriver = AnswerOf<'get', '/dashboard/drivers'>[number];

/** Calls about drivers: what they do, and their way to the approval. */
export const driverCalls = {
  /** Reads what the given drivers are doing, in requests of at most a page of drivers. */
  driverBoard: async (drivers: readonly string[]) => {
    const parts = inChunks(drivers, DRIVERS_PER_REQUEST).map((part) =>
      call.get('/drivers/board', { query: { drivers: part.join(',') } }),
    );
    return (await Promise.all(parts)).flatMap(({ at, drivers: rows }) => rows.map((row) => ({ ...row, at })));
  },
  /** What a driver lacks for the approval, and who acts next. */
  driverOnboarding: (id: string) => call.get('/drivers/{id}/onboarding', { path: { id } }),
  answerOnboarding: (id: string, answer: OnboardingAnswer) =>
    call.post('/drivers/{id}/onboarding/answer', { path: { id }, body: answer }),
  driverDocuments: async (id: string) =>
    (await call.get('/drivers/{id}/documents', { path: { id } })).documents,
  reviewDocument: (id: string, kind: DocumentKind, review: ReviewDocumentInput) =>
    call.post('/drivers/{id}/documents/{kind}/review', { path: { id, kind }, body: review }),
  dateDocument: (id: string, kind: DocumentKind, expiresOn: string, was: string | null) =>
    call.put('/drivers/{id}/documents/{kind}/date', { path: { id, kind }, body: { expiresOn, was } }),
  planDriverBlock: (id: string) => call.post('/drivers/{id}/planned-block', { path: { id } }),
  cancelPlannedBlock: (id: string) => call.delete('/drivers/{id}/planned-block', { path: { id } }),
  /** Active drivers in a view of the map. */
  driversInView: ({ south, west, north, east }: MapBounds) =>
    call.get('/dashboard/drivers', { query: { south, west, north, east } }),
  setWorkingHours: (id: string, workingHours: WorkingHours | null, was: WorkingHours | null) =>
    call.put('/drivers/{id}/hours', { path: { id }, body: { workingHours, was } }),
};
