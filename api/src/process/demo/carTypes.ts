import type { AppCategory, CarType, Extra, TripNeed } from '@wayfare/shared';
import { inDemoLanguages } from './demoTexts.js';
import type { DemoRandom } from './random.js';

type Draft = Omit<CarType, 'id' | 'createdAt' | 'image'> & {
  /** Its image file, without the extension. */
  picture: string;
  /** How many drivers have it. */
  drivers: number;
  /** What each of them offers. */
  needs?: readonly TripNeed[];
  /** How often it is requested. */
  demand: number;
  /** Maximum trip distance in km. */
  maxKm?: number;
  vehicles: readonly (readonly [make: string, model: string])[];
};

/** A car type of the demo, with its supply and demand. */
export interface DemoCarType {
  record: CarType;
  picture: string;
  drivers: number;
  needs: readonly TripNeed[];
  demand: number;
  maxKm: number;
  vehicles: readonly (readonly [make: string, model: string])[];
}

/** Tariffs in dollars, per mile and per hour, close to New York prices. Fees are the platform's share. */
const taxi: Draft[] = [
  {
    name: 'Economy',
    picture: 'economy',
    extra_info: 'Up to 3 riders, the best price',
    seats: 3,
    luggage: 2,
    base_fare: 2.5,
    rate_per_unit_distance: 1.75,
    rate_per_hour: 27,
    min_fare: 8,
    convenience_fees: 15,
    convenience_fee_type: 'percentage',
    hirePrice: 45,
    hireDistance: 12,
    hireMinHours: 2,
    hireMaxHours: 8,
    hireUnitMinutes: 15,
    cancelSlab: [
      { minsDelayed: 2, amount: 3 },
      { minsDelayed: 5, amount: 5 },
    ],
    drivers: 18,
    demand: 50,
    vehicles: [
      ['Toyota', 'Corolla'],
      ['Honda', 'Fit'],
      ['Nissan', 'Versa'],
      ['Hyundai', 'Accent'],
      ['Kia', 'Rio'],
    ],
  },
  {
    name: 'Comfort',
    picture: 'comfort',
    extra_info: 'Up to 4 riders, newer cars with more legroom',
    seats: 4,
    luggage: 3,
    needs: ['pets'],
    base_fare: 3.5,
    rate_per_unit_distance: 2.2,
    rate_per_hour: 33,
    min_fare: 11,
    convenience_fees: 15,
    convenience_fee_type: 'percentage',
    hirePrice: 56,
    hireDistance: 12,
    hireMinHours: 2,
    hireMaxHours: 10,
    hireUnitMinutes: 15,
    cancelSlab: [
      { minsDelayed: 2, amount: 4 },
      { minsDelayed: 5, amount: 7 },
    ],
    drivers: 9,
    demand: 22,
    vehicles: [
      ['Toyota', 'Camry'],
      ['Honda', 'Accord'],
      ['Hyundai', 'Sonata'],
      ['Tesla', 'Model 3'],
    ],
  },
  {
    name: 'XL',
    picture: 'xl',
    extra_info: 'Up to 6 riders with luggage',
    seats: 6,
    luggage: 6,
    needs: ['childSeat', 'pets'],
    base_fare: 4.5,
    rate_per_unit_distance: 2.95,
    rate_per_hour: 39,
    min_fare: 14,
    convenience_fees: 17.5,
    convenience_fee_type: 'percentage',
    hirePrice: 72,
    hireDistance: 12,
    hireMinHours: 2,
    hireMaxHours: 10,
    hireUnitMinutes: 15,
    cancelSlab: [{ minsDelayed: 3, amount: 7 }],
    drivers: 6,
    demand: 14,
    vehicles: [
      ['Toyota', 'Highlander'],
      ['Chevrolet', 'Suburban'],
      ['Honda', 'Pilot'],
    ],
  },
  {
    name: 'Executive',
    picture: 'executive',
    extra_info: 'Black cars with the highest rated drivers',
    seats: 3,
    luggage: 3,
    needs: ['childSeat'],
    base_fare: 9,
    rate_per_unit_distance: 4.1,
    rate_per_hour: 48,
    min_fare: 25,
    convenience_fees: 20,
    convenience_fee_type: 'percentage',
    cancelSlab: [{ minsDelayed: 3, amount: 12 }],
    drivers: 4,
    demand: 8,
    vehicles: [
      ['Mercedes-Benz', 'S-Class'],
      ['BMW', '7 Series'],
      ['Lincoln', 'Continental'],
    ],
  },
  {
    name: 'Accessible',
    picture: 'accessible',
    extra_info: 'Wheelchair ramp, at the price of Economy',
    seats: 4,
    luggage: 3,
    needs: ['wheelchair', 'childSeat'],
    base_fare: 2.5,
    rate_per_unit_distance: 1.75,
    rate_per_hour: 27,
    min_fare: 8,
    convenience_fees: 1.25,
    convenience_fee_type: 'flat',
    drivers: 3,
    demand: 6,
    vehicles: [
      ['Toyota', 'Sienna'],
      ['Ford', 'Transit Connect'],
    ],
  },
];

const parcelTypes: Extra[] = [
  { description: 'Document', amount: 0, maxWeight: 0.5, maxLength: 35, maxWidth: 25, maxHeight: 2 },
  { description: 'Small parcel', amount: 2, maxWeight: 5, maxLength: 40, maxWidth: 30, maxHeight: 20 },
  { description: 'Food, kept warm', amount: 3, maxWeight: 6 },
  { description: 'Fragile', amount: 4.5, maxWeight: 5 },
];
const largeParcelTypes: Extra[] = [
  { description: 'Parcels', amount: 0, maxWeight: 50, maxLength: 120, maxWidth: 80, maxHeight: 80 },
  { description: 'Furniture', amount: 15, maxLength: 250, maxWidth: 120, maxHeight: 120 },
  { description: 'Fragile', amount: 12 },
];
const options: Extra[] = [
  { description: 'To the door', amount: 0 },
  { description: 'With signature', amount: 1.5, proof: 'signature' },
  { description: 'With a photo of the handover', amount: 1, proof: 'photo' },
];
const largeOptions: Extra[] = [
  { description: 'To the kerb', amount: 0 },
  { description: 'Carried inside', amount: 18 },
];

const delivery: Draft[] = [
  {
    name: 'Bike courier',
    picture: 'bike',
    extra_info: 'Up to 8 kg, the quickest way through Midtown',
    base_fare: 4,
    rate_per_unit_distance: 1.6,
    rate_per_hour: 16,
    min_fare: 7,
    convenience_fees: 18,
    convenience_fee_type: 'percentage',
    parcelTypes,
    options,
    drivers: 18,
    demand: 44,
    maxKm: 6,
    vehicles: [
      ['Brompton', 'Electric'],
      ['Surly', 'Big Dummy'],
    ],
  },
  {
    name: 'Scooter',
    picture: 'scooter',
    extra_info: 'Up to 15 kg, across the rivers',
    base_fare: 4.5,
    rate_per_unit_distance: 1.8,
    rate_per_hour: 20,
    min_fare: 9,
    convenience_fees: 18,
    convenience_fee_type: 'percentage',
    parcelTypes,
    options,
    drivers: 10,
    demand: 26,
    maxKm: 15,
    vehicles: [
      ['Vespa', 'Primavera'],
      ['Honda', 'PCX'],
    ],
  },
  {
    name: 'Van',
    picture: 'van',
    extra_info: 'Up to 600 kg and 3 m',
    base_fare: 15,
    rate_per_unit_distance: 2.9,
    rate_per_hour: 42,
    min_fare: 29,
    convenience_fees: 15,
    convenience_fee_type: 'percentage',
    parcelTypes: largeParcelTypes,
    options: largeOptions,
    drivers: 8,
    demand: 20,
    vehicles: [
      ['Ford', 'Transit'],
      ['Mercedes-Benz', 'Sprinter'],
    ],
  },
  {
    name: 'Box truck',
    picture: 'truck',
    extra_info: 'Up to 2 t: a flat moves in one go',
    base_fare: 35,
    rate_per_unit_distance: 4.5,
    rate_per_hour: 66,
    min_fare: 75,
    convenience_fees: 9.5,
    convenience_fee_type: 'flat',
    parcelTypes: largeParcelTypes,
    options: largeOptions,
    drivers: 4,
    demand: 10,
    vehicles: [
      ['Isuzu', 'NPR'],
      ['Hino', '195'],
    ],
  },
];

/** The car types of a taxi or delivery installation, created at `createdAt` and the seconds after. */
export function demoCarTypes(category: AppCategory, createdAt: number, random: DemoRandom): DemoCarType[] {
  const drafts = category === 'delivery' ? delivery : taxi;
  return drafts.map(({ picture, drivers, needs = [], demand, maxKm, vehicles, ...tariff }, index) => {
    // The panel lists the newest first, so the cheapest is created last.
    const at = createdAt + (drafts.length - index) * 1000;
    const image = `/api/images/${pictureKey(picture)}`;
    const record: CarType = {
      ...inDemoLanguages(tariff, 'name', 'extra_info'),
      ...(tariff.parcelTypes && { parcelTypes: tariff.parcelTypes.map(translated) }),
      ...(tariff.options && { options: tariff.options.map(translated) }),
      id: random.id(at),
      image,
      createdAt: at,
    };
    return { record, picture, drivers, needs, demand, maxKm: maxKm ?? 60, vehicles };
  });
}

const translated = (extra: Extra) => inDemoLanguages(extra, 'description');

/** The key of a car type's image in the image store. */
export const pictureKey = (picture: string) => `cartype-${picture}.png`;
