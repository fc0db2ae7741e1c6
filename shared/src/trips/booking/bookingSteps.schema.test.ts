import { cancelInputSchema, payInputSchema, ratingSchema, reachInputSchema } from './bookingSteps.schema.js';

describe('operation inputs', () => {
  it('accept whole-star ratings from 1 to 5 only', () => {
    expect([1, 2, 3, 4, 5].filter((rate) => ratingSchema.safeParse(rate).success)).toHaveLength(5);
    const wrong = [0, 6, 4.5, -1, Number.NaN, Number.POSITIVE_INFINITY, 1e308, '5', null];
    expect(wrong.filter((rate) => ratingSchema.safeParse(rate).success)).toEqual([]);
  });

  it('reject positions off the globe, unknown payment modes and empty reasons', () => {
    expect(reachInputSchema.safeParse({ lat: 90, lng: -180 }).success).toBe(true);
    expect(reachInputSchema.safeParse({ lat: 91, lng: 0 }).success).toBe(false);
    expect(reachInputSchema.safeParse({ lat: Number.NaN, lng: 0 }).success).toBe(false);
    expect(payInputSchema.safeParse({ payment_mode: 'cash' }).success).toBe(true);
    expect(payInputSchema.safeParse({ payment_mode: 'points' }).success).toBe(false);
    expect(cancelInputSchema.safeParse({ reason: '  ' }).success).toBe(false);
    expect(cancelInputSchema.parse({ reason: ' late ', fee: 0 })).toEqual({ reason: 'late' });
  });
});
