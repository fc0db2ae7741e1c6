import fc from 'fast-check';
import { bookingInputSchema, estimateInputSchema } from './bookingRequest.schema.js';
import { bookingOtp, bookingSchema } from './booking.schema.js';

const place = { lat: 1, lng: 2, add: 'Main Street' };
const anInput = { pickup: place, drop: place, carType: 'economy', bookLater: false };
const fields = Object.keys(bookingSchema.shape);
const missing = (names: string) => names.split(' ').filter((name) => !fields.includes(name));

describe('bookingInputSchema', () => {
  it('accepts a booking and strips prices and all other unknown fields', () => {
    const forged = {
      trip_cost: 0.01,
      driver_share: 99,
      status: 'PAID',
      estimate: { estimateFare: 1 },
      otp: '1',
    };
    expect(bookingInputSchema.parse({ ...anInput, ...forged })).toEqual(anInput);
    const extras = { parcelTypeSelected: { description: 'Box', amount: -50 } };
    expect(bookingInputSchema.parse({ ...anInput, ...extras }).parcelTypeSelected).toEqual({
      description: 'Box',
    });
  });

  it('rejects invalid input', () => {
    const wrong: object[] = [
      { pickup: { ...place, lat: 91 } },
      { pickup: { ...place, lng: -181 } },
      { drop: { ...place, lat: Number.NaN } },
      { drop: { lat: 1, lng: 2 } },
      { drop: 'Main Street' },
      { tripdate: Number.NaN },
      { tripdate: Number.POSITIVE_INFINITY },
      { tripdate: 1e308 },
      { tripdate: 1.5 },
      { tripdate: '2024-01-01' },
      { bookLater: 'yes' },
      { payment_mode: 'gold' },
      { carType: { $ne: null } },
      { customer: { $gt: '' } },
      { customer: '../x' },
      { promo: 'x'.repeat(65) },
      { deliveryPersonPhone: '1'.repeat(31) },
      { pickUpInstructions: 'x'.repeat(501) },
    ];
    const taken = wrong.filter((changes) => bookingInputSchema.safeParse({ ...anInput, ...changes }).success);
    expect(taken).toEqual([]);
  });

  it('leaves a missing place to the booking rules, which have their own error for it', () => {
    expect(estimateInputSchema.safeParse({}).success).toBe(true);
    expect(bookingInputSchema.parse({})).toEqual({ bookLater: false });
  });
});

describe('bookingOtp', () => {
  it('has five digits, 10000 to 99999 [9.1]', () => {
    expect(bookingOtp(() => 0)).toBe('10000');
    expect(bookingOtp(() => 1 - Number.EPSILON)).toBe('99999');
    fc.assert(
      fc.property(fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true }), (value) => {
        expect(bookingOtp(() => value)).toMatch(/^[1-9]\d{4}$/);
      }),
    );
  });
});

describe('a stored booking', () => {
  it('has identity and status [3.7, 3.8]', () => {
    expect(missing('id booking_id status carType carImage')).toEqual([]);
  });

  it('has the customer [3.9]', () => {
    expect(
      missing('customer customer_email customer_name customer_contact customer_token customer_image'),
    ).toEqual([]);
  });

  it('has route and timing [3.10]', () => {
    expect(
      missing(
        'pickup drop pickupAddress dropAddress estimate estimateDistance distance estimateTime bookLater tripdate bookingDate coords',
      ),
    ).toEqual([]);
  });

  it('has its money [3.12]', () => {
    expect(
      missing(
        'trip_cost convenience_fees driver_share discount discount_amount cashPaymentAmount cardPaymentAmount usedWalletMoney payableAmount customer_paid payment_mode gateway prepaid promo_applied promo_details',
      ),
    ).toEqual([]);
  });

  it('has the driver [3.14]', () => {
    expect(
      missing(
        'driver driver_name driver_image driver_contact driver_token vehicle_number driverRating fleetadmin deliveryPerson deliveryPersonPhone',
      ),
    ).toEqual([]);
  });

  it('has its times [3.15]', () => {
    expect(
      missing('driver_arrive_time trip_start_time startTime trip_end_time endTime total_trip_time'),
    ).toEqual([]);
  });

  it('has its outcome [3.16]', () => {
    expect(missing('reason cancelledBy rating pickup_image deliver_image')).toEqual([]);
  });

  it('maps the drivers with an offer to true [3.17]', () => {
    const { requestedDrivers } = bookingSchema.shape;
    expect(requestedDrivers.safeParse({ d1: true, d2: true }).success).toBe(true);
    expect(requestedDrivers.safeParse({ d1: false }).success).toBe(false);
    expect(requestedDrivers.safeParse(['d1']).success).toBe(false);
  });
});
