import type { AnswerTo } from '../../web/test/stories/answers.js';
import { NOW } from '../../web/test/stories/business.js';
import { LONG } from '../../web/test/stories/texts.js';

type CarType = AnswerTo<'get /cartypes'>[number];

/** A car type with the fields that every car type has. */
const carTypeOf = (name: string, more: Partial<CarType> = {}): CarType => ({
  id: name,
  name,
  createdAt: NOW,
  base_fare: 3,
  rate_per_unit_distance: 1.5,
  rate_per_hour: 24,
  min_fare: 6,
  convenience_fees: 15,
  convenience_fee_type: 'percentage',
  ...more,
});

/** Car types with few and with many fields. */
export const carTypes: CarType[] = [
  carTypeOf('Economy'),
  carTypeOf('Comfort', {
    extra_info: 'More room for your legs',
    hirePrice: 60,
    hireDistance: 20,
    hireMinHours: 2,
    hireMaxHours: 8,
    hireUnitMinutes: 30,
    options: [{ description: 'Child seat', amount: 2 }],
    noShowFee: 5,
    noShowWaiting: true,
    standIns: [{ carType: 'Economy', afterSeconds: 60 }],
  }),
];

/** Car types whose every text is a word of 60 letters. */
export const longCarTypes: CarType[] = [carTypeOf(LONG, { extra_info: `${LONG} ${LONG}` })];
