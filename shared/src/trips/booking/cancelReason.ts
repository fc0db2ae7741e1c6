import { textIn, type Translated } from '../../basics/language/translated.js';
import { type CancelRole, type CancelStage, cancelStages } from '../cancelReason/cancelChoices.js';
import type { CancelReason } from '../cancelReason/cancelReason.schema.js';
import { officeReasons } from './officeAct.js';

/** Reasons staff choose from when they cancel a trip. They are translation keys. */
export const staffCancelReasons = [
  'cancel_reason_staff_rider_asked',
  'cancel_reason_staff_no_car',
  'cancel_reason_staff_no_show',
  'cancel_reason_staff_driver',
  'cancel_reason_staff_duplicate',
  'cancel_reason_staff_wrong',
] as const;

/**
 * The reasons of riders and drivers that a new installation begins with, until the business changes its list.
 * They are translation keys, so that everyone reads them in their own language.
 */
export const starterCancelReasons = [
  { label: 'cancel_reason_plans_changed', roles: ['rider'], stages: cancelStages },
  { label: 'cancel_reason_by_mistake', roles: ['rider'], stages: ['searching', 'approaching'] },
  { label: 'cancel_reason_too_far', roles: ['rider'], stages: ['approaching'] },
  { label: 'cancel_reason_driver_asked', roles: ['rider'], stages: ['approaching', 'waiting'] },
  { label: 'cancel_reason_wrong_pickup', roles: ['rider', 'driver'], stages: cancelStages },
  { label: 'cancel_reason_nobody_there', roles: ['driver'], stages: ['waiting'] },
  { label: 'cancel_reason_car_broke', roles: ['driver'], stages: ['approaching', 'waiting'] },
] as const satisfies readonly {
  label: string;
  roles: readonly CancelRole[];
  stages: readonly CancelStage[];
}[];

/**
 * Reasons for cancellations by the product itself, by the site on the rider's behalf, by staff, or from the
 * list that an installation begins with. They are translation keys.
 */
export const ownCancelReasons = [
  'cancel_reason_nobody_took_it',
  'cancel_reason_incomplete_booking',
  'cancel_reason_not_in_car',
  'cancel_reason_series_day',
  'cancel_reason_series_skipped',
  'cancel_reason_no_show',
  ...staffCancelReasons,
  ...starterCancelReasons.map(({ label }) => label),
  ...officeReasons.map((reason) => `office_reason_${reason}` as const),
] as const;
export type OwnCancelReason = (typeof ownCancelReasons)[number];

/** Whether a reason is a built-in one, which is translated with the product. */
export const isOwnReason = (reason: string): boolean => ownCancelReasons.some((key) => key === reason);

/**
 * A booking's cancellation reason as shown: as the business translates it (rule 4.92), built-in ones in the
 * language of `translate`, and reasons users wrote as they are. `listed` are the reasons of the business.
 */
export function shownReason(
  reason: string,
  translate: (key: OwnCancelReason) => string,
  { listed, language }: { listed: readonly ListedReason[]; language: string } = NONE_LISTED,
): string {
  const found = listed.find(({ label }) => label === reason);
  const text = found ? textIn(found, 'label', language) : reason;
  const own = ownCancelReasons.find((key) => key === text);
  return own ? translate(own) : text;
}

type ListedReason = Translated & Pick<CancelReason, 'label'>;
const NONE_LISTED = { listed: [], language: '' };
