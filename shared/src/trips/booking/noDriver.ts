import { z } from 'zod';
import type { LeftOutReason } from './dispatchTrace.js';

/** Why the drivers around a waiting trip do not take it, in as few kinds as fit on a row. */
export const noDriverKinds = [
  'otherCarType',
  'lacksNeeds',
  'onTrip',
  'onBreak',
  'away',
  'passed',
  'tooFar',
  'unable',
  'free',
] as const;
export type NoDriverKind = (typeof noDriverKinds)[number];

/** How many drivers around a waiting trip are left out for one kind of reason. */
export const noDriverCountSchema = z.object({ kind: z.enum(noDriverKinds), count: z.number().int() });
export type NoDriverCount = z.infer<typeof noDriverCountSchema>;

const kindOf: Readonly<Record<LeftOutReason, NoDriverKind>> = {
  other_car_type: 'otherCarType',
  stands_in_later: 'otherCarType',
  lacks_needs: 'lacksNeeds',
  busy: 'onTrip',
  on_break: 'onBreak',
  away: 'away',
  silent: 'away',
  not_active: 'away',
  no_location: 'away',
  declined: 'passed',
  kept_apart: 'unable',
  other_fleet: 'unable',
  recalled: 'passed',
  gave_back: 'passed',
  trip_longer: 'onTrip',
  longer_trip: 'passed',
  let_pass: 'passed',
  too_far: 'tooFar',
  not_approved: 'unable',
  wallet_negative: 'unable',
  document_expired: 'unable',
  heading_elsewhere: 'unable',
  others_first: 'free',
  other_trip: 'free',
};

/** Counts drivers by why they do not take a trip: the most frequent kind first. */
export function countNoDriver(reasons: readonly LeftOutReason[]): NoDriverCount[] {
  const counts = new Map<NoDriverKind, number>();
  for (const reason of reasons) counts.set(kindOf[reason], (counts.get(kindOf[reason]) ?? 0) + 1);
  return noDriverKinds
    .flatMap((kind) => {
      const count = counts.get(kind);
      return count === undefined ? [] : [{ kind, count }];
    })
    .sort((a, b) => b.count - a.count);
}
