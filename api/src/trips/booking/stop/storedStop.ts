import type { Handover, Stop } from '@wayfare/shared';

/** A stop of a booking as the API uses it internally. */
export type StoredStop = Omit<Stop, 'handover' | 'recipient_relayed'> & {
  /** Only of parcels. */
  handover?: Handover | null;
};
