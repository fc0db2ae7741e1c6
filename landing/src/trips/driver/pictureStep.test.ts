import { bookingStatuses } from '@wayfare/shared';
import { pictureStep } from './pictureStep.js';

const on = { AllowDeliveryPickupImageCapture: true, AllowFinalDeliveryImageCapture: true } as const;
const off = { AllowDeliveryPickupImageCapture: false, AllowFinalDeliveryImageCapture: false } as const;
const asked = (settings: typeof on | typeof off, category: 'taxi' | 'delivery') =>
  bookingStatuses.flatMap((status) => pictureStep(status, { ...settings, category })?.image ?? []);

it('asks for each delivery picture at its step, if the settings require it [2.55]', () => {
  expect(asked(on, 'delivery')).toEqual(['pickup_image', 'deliver_image']);
  expect(pictureStep('ARRIVED', { ...on, category: 'delivery' })?.image).toBe('pickup_image');
  expect(pictureStep('STARTED', { ...on, category: 'delivery' })?.image).toBe('deliver_image');
  expect(asked(off, 'delivery')).toEqual([]);
  expect(asked(on, 'taxi')).toEqual([]);
});
