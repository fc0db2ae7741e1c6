import type { Alert, ConversationMessageInput, GuestRiderInput, PlannerTrip } from '@wayfare/shared';
import { call, idempotent } from '@wayfare/web/http';

/** Calls of the dispatchers' pages: the desk, the planner, callers, notes, alerts, and conversations. */
export const deskCalls = {
  /** The open trips; with ids, only these, as far as they are still open. */
  desk: (trips?: readonly string[]) => call.get('/desk', { query: trips ? { trips: trips.join(',') } : {} }),
  /** The prebookings of a day (yyyymmdd; tomorrow if null), and the drivers who work then. */
  planner: (day: number | null) => call.get('/planner', { query: day === null ? {} : { day } }),
  /** Drivers who could be planned for a prebooking, best first. */
  planCandidates: (id: string) => call.get('/bookings/{id}/plan-candidates', { path: { id } }),
  /** Plans a driver for a prebooking, or none. Refused if it is no longer as the dispatcher saw it. */
  planTrip: ({ id, plan }: Pick<PlannerTrip, 'id' | 'plan'>, driver: string | null) =>
    call.post('/bookings/{id}/plan', { path: { id }, body: { driver, plans: plan?.count ?? 0 } }),
  /** The rider with a phone number, to book for them; a new one if the number is new. */
  guestRider: (guest: GuestRiderInput) => call.post('/desk/guests', { body: guest }),
  /** The riders and drivers with a phone number, in any form. */
  callers: (phone: string) => call.get('/desk/callers', { query: { phone } }),
  /** The fleet's own callers with a phone number, in any form. */
  fleetCallers: (phone: string) => call.get('/fleet/callers', { query: { phone } }),
  /** The notes on the desk that the user has not acknowledged, and pinned ones. */
  currentShiftNotes: () => call.get('/shiftnotes/current'),
  acknowledgeShiftNote: (id: string) => call.post('/shiftnotes/{id}/acknowledge', { path: { id } }),
  /** Refused if it no longer has the owner that was seen. */
  takeAlert: ({ id, owner }: Pick<Alert, 'id' | 'owner'>) =>
    call.post('/alerts/{id}/take', { path: { id }, body: { owner } }),
  releaseAlert: (id: string) => call.post('/alerts/{id}/release', { path: { id } }),
  snoozeAlert: (id: string, minutes: number) =>
    call.post('/alerts/{id}/snooze', { path: { id }, body: { minutes } }),
  resolveAlert: (id: string) => call.post('/alerts/{id}/resolve', { path: { id } }),
  /** `since` is a ms timestamp. */
  alertTimes: (since: number) => call.get('/alerts/times', { query: { since: `${since}` } }),
  /** Sent again with the same key, it is the same message. */
  writeToUser: (id: string, message: ConversationMessageInput, key: string) =>
    call.post('/conversations/{id}/messages', { path: { id }, body: message, headers: idempotent(key) }),
  markConversationRead: (id: string, upTo: number) =>
    call.post('/conversations/{id}/read', { path: { id }, body: { upTo } }),
};
