import { createFormats } from '@wayfare/web/language';
import type { Booking, TripEta } from '@wayfare/shared';
import { type CarTrip, carNowPrice, carNowSentence, describeCar } from './carNowWords.js';

const NOW = 1_800_000_000_000;
const t = (key: string, values: Record<string, unknown> = {}) => [key, ...Object.values(values)].join(' ');
const settings = { symbol: '$', code: 'USD', decimal: 2, swipe_symbol: false, convert_to_mile: false };
const words = { t, format: createFormats('en', settings) } as unknown as Parameters<typeof carNowSentence>[3];
const trip = (status: Booking['status'], more: Partial<CarTrip> = {}): CarTrip => ({
  id: 'a',
  status,
  tripdate: NOW,
  ...more,
});
const eta = (to: TripEta['to'], seconds: number): TripEta => ({ to, seconds, distance: 1 });
const sentence = (of: CarTrip, at: TripEta | null = null) => carNowSentence(of, at, NOW, words);

it('names the next place of the car and the minutes until then, and says when they are unknown', () => {
  expect([
    sentence(trip('ACCEPTED'), eta('pickup', 240)),
    sentence(trip('ACCEPTED')),
    sentence(trip('STARTED'), eta('stop', 20)),
    sentence(trip('STARTED'), eta('drop', 3720)),
    sentence(trip('STARTED')),
  ]).toEqual([
    'panel_car_pickup 4 min',
    'panel_car_pickup_unknown',
    'panel_car_stop 1 min',
    'panel_car_drop 1 hr 2 min',
    'panel_car_drop_unknown',
  ]);
});

it('counts how long a driver waits at the pickup', () => {
  expect(sentence(trip('ARRIVED', { driver_arrive_time: NOW - 300_000 }))).toBe('panel_car_waits 5 min');
});

it('has no sentence for a trip without a driver or after its end', () => {
  for (const status of ['NEW', 'PAID', 'COMPLETE', 'CANCELLED'] as const)
    expect([status, sentence(trip(status))]).toEqual([status, null]);
});

it('names the estimate during the trip, and the fare once it is over', () => {
  const price = (status: Booking['status']) =>
    carNowPrice(trip(status, { estimate: 20, trip_cost: 23.5 }), words);
  expect([price('STARTED'), price('REACHED'), price('PENDING')]).toEqual([
    'panel_car_estimate $20.00',
    'panel_car_fare $23.50',
    'panel_car_fare $23.50',
  ]);
  expect(carNowPrice(trip('NEW'), words)).toBeNull();
});

it('describes the car by what is known', () => {
  expect(describeCar(trip('NEW', { vehicle_make: 'Toyota', vehicle_color: 'blue' }))).toBe('Toyota blue');
  expect(describeCar(trip('NEW'))).toBe('');
});
