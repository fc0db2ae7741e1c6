import type { BookingStatus, PublicSettings } from '@wayfare/shared';

const steps = {
  ARRIVED: {
    image: 'pickup_image',
    setting: 'AllowDeliveryPickupImageCapture',
    title: 'trip_pickup_image',
    hint: 'console_picture_pickup',
  },
  STARTED: {
    image: 'deliver_image',
    setting: 'AllowFinalDeliveryImageCapture',
    title: 'trip_deliver_image',
    hint: 'console_picture_deliver',
  },
} as const;

/** The picture of the parcel where it was left. */
export const atTheDoor = steps.STARTED;

export type PictureStep = (typeof steps)[keyof typeof steps];
type Demands = Pick<PublicSettings, 'category' | PictureStep['setting']>;

/** The parcel picture required in a status by the settings; null for none (rule 3.36). */
export function pictureStep(status: BookingStatus, settings: Demands): PictureStep | null {
  const step = status === 'ARRIVED' || status === 'STARTED' ? steps[status] : null;
  return step && settings.category === 'delivery' && settings[step.setting] ? step : null;
}
