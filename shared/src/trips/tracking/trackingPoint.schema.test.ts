import { positionInputSchema, trackingPointSchema } from './trackingPoint.schema.js';

describe('tracking', () => {
  it('has points with time, status and place [3.20]', () => {
    const point = { id: 't1', at: 1_700_000_000_000, status: 'STARTED', lat: 1, lng: 2 };
    expect(trackingPointSchema.parse({ ...point, speed: 3 })).toEqual(point);
    for (const field of Object.keys(point)) {
      expect(trackingPointSchema.safeParse({ ...point, [field]: undefined }).success).toBe(false);
    }
  });

  it('accepts positions on the globe, with or without a time', () => {
    expect(positionInputSchema.parse({ lat: 1, lng: 2, driver: 'other' })).toEqual({ lat: 1, lng: 2 });
    const wrong = [
      { lat: 91, lng: 2 },
      { lat: 1, lng: -180.1 },
      { lat: Number.NaN, lng: 2 },
      { lat: 1, lng: 1e308 },
      { lat: 1, lng: 2, at: Number.POSITIVE_INFINITY },
      { lat: 1, lng: 2, at: 0.5 },
      { lat: 1, lng: 2, at: 'now' },
    ];
    expect(wrong.filter((position) => positionInputSchema.safeParse(position).success)).toEqual([]);
  });
});
