import type { BookingInput } from './bookingRequest.schema.js';
import {
  BOOK_LATER_LEAD_MS,
  bookingStartProblem,
  isDeliveryPhone,
  isScheduled,
  mayBook,
  missingChoice,
  suggestedTripDate,
} from './bookingStart.js';

const now = Date.UTC(2024, 4, 1, 12);
const place = { lat: 1, lng: 2, add: 'Main Street' };
const aBooking = (changes: Partial<BookingInput> = {}): Partial<BookingInput> => ({
  pickup: place,
  drop: place,
  carType: 'economy',
  ...changes,
});
const taxi = { category: 'taxi', byAdmin: false, now } as const;
const delivery = { category: 'delivery', byAdmin: false, now } as const;

describe('mayBook', () => {
  it('lets riders book, and admins for them, but not drivers or fleet admins [5.3]', () => {
    const roles = ['rider', 'admin', 'driver', 'fleetadmin'] as const;
    expect(roles.filter(mayBook)).toEqual(['rider', 'admin']);
  });
});

describe('bookingStartProblem', () => {
  it('accepts a booking with pickup, drop and car type', () => {
    expect(bookingStartProblem(aBooking(), taxi)).toBeNull();
  });

  it('rejects a booking without pickup, drop or car type [5.4]', () => {
    for (const field of ['pickup', 'drop', 'carType'] as const) {
      expect(bookingStartProblem(aBooking({ [field]: undefined }), taxi)).toBe('select_proper');
    }
    expect(bookingStartProblem(aBooking({ carType: '' }), taxi)).toBe('select_proper');
    expect(bookingStartProblem({}, taxi)).toBe('select_proper');
  });

  it('rejects a booking by an admin without a rider [5.4]', () => {
    const byAdmin = { ...taxi, byAdmin: true };
    for (const customer of [undefined, null, '']) {
      expect(bookingStartProblem(aBooking({ customer }), byAdmin)).toBe('select_proper');
    }
    expect(bookingStartProblem(aBooking({ customer: 'r1' }), byAdmin)).toBeNull();
  });

  it('names what is missing: a rider only from bookings by an admin [5.4]', () => {
    const [byRider, byAdmin] = [{ byAdmin: false }, { byAdmin: true }];
    for (const choice of ['pickup', 'drop', 'carType', 'customer'] as const) {
      const booking = aBooking({ customer: 'r1', [choice]: undefined });
      expect(missingChoice(booking, byAdmin)).toBe(choice);
      expect(missingChoice(booking, byRider)).toBe(choice === 'customer' ? null : choice);
    }
    expect(missingChoice(aBooking({ customer: 'r1' }), byAdmin)).toBeNull();
  });

  it('accepts Book Later from exactly 15 minutes ahead, to the millisecond [5.6, 9.2]', () => {
    const earliest = now + 15 * 60 * 1000;
    const later = (tripdate: number | null | undefined) =>
      bookingStartProblem(aBooking({ bookLater: true, tripdate }), taxi);
    expect(later(earliest - 1)).toBe('past_booking_error');
    expect(later(earliest)).toBeNull();
    expect(later(earliest + 1)).toBeNull();
    expect(BOOK_LATER_LEAD_MS).toBe(900_000);
  });

  it('rejects Book Later without a date or with a past date [5.6]', () => {
    for (const tripdate of [null, undefined, 0, Number.NaN, now, now - 86_400_000]) {
      expect(bookingStartProblem(aBooking({ bookLater: true, tripdate }), taxi)).toBe('past_booking_error');
    }
  });

  it('does not require a date for Book Now', () => {
    expect(bookingStartProblem(aBooking({ bookLater: false, tripdate: now - 1 }), taxi)).toBeNull();
  });

  it('rejects a delivery without a valid receiver phone [5.11]', () => {
    for (const deliveryPersonPhone of [undefined, null, '', '   ', '123456', 'call me now']) {
      expect(bookingStartProblem(aBooking({ deliveryPersonPhone }), delivery)).toBe('deliveryDetailMissing');
    }
    expect(bookingStartProblem(aBooking({ deliveryPersonPhone: ' 555-0134567 ' }), delivery)).toBeNull();
    expect(bookingStartProblem(aBooking(), taxi)).toBeNull();
  });

  it('requires the receiver’s name from admins too, but not from riders [5.11]', () => {
    const booking = (deliveryPerson: string | null) =>
      aBooking({ customer: 'r1', deliveryPersonPhone: '5550134567', deliveryPerson });
    const byAdmin = { ...delivery, byAdmin: true };
    expect(bookingStartProblem(booking(null), byAdmin)).toBe('deliveryDetailMissing');
    expect(bookingStartProblem(booking('  '), byAdmin)).toBe('deliveryDetailMissing');
    expect(bookingStartProblem(booking('Ann'), byAdmin)).toBeNull();
    expect(bookingStartProblem(booking(null), delivery)).toBeNull();
  });
});

describe('isDeliveryPhone', () => {
  const good = [
    '1234567',
    '555 0134 567',
    '555-013-4567',
    '+1 (555) 013-4567',
    '(555) 013-4567',
    '555.013.4567',
    '5550134567 x12',
    '5550134567 ext. 12',
    '5550134567ext12',
    '1'.repeat(30),
  ];
  const bad = [
    '',
    '123456',
    '12 34 56',
    '1-2-3-4-5-6',
    '123456 x7',
    '------------',
    '(((((((',
    'abcdefgh',
    '1234567a',
    'a1234567',
    '1234567 x',
    '1234567\n<script>',
    '++1234567',
    '1'.repeat(31),
  ];

  it('requires seven or more digits, with spaces, dashes and an optional extension [5.11, 9.7]', () => {
    expect(good.filter((phone) => !isDeliveryPhone(phone))).toEqual([]);
    expect(bad.filter(isDeliveryPhone)).toEqual([]);
  });

  it('answers quickly for any input', () => {
    const began = Date.now();
    for (const end of '!abcdefghijklmnopqrstuvw') isDeliveryPhone(`${'1'.repeat(29)}${end}`);
    // A pattern that tries every split of the digits takes seconds for each input.
    expect(Date.now() - began).toBeLessThan(1000);
  });
});

it('no driver is looked for until 15 minutes before a Book Later trip', () => {
  const trip = { status: 'NEW', bookLater: true, tripdate: now } as const;
  expect(isScheduled(trip, now - 15 * 60_000 - 1)).toBe(true);
  expect(isScheduled(trip, now - 15 * 60_000)).toBe(false);
  expect(isScheduled({ ...trip, bookLater: false }, now - 60 * 60_000)).toBe(false);
  expect(isScheduled({ ...trip, status: 'ACCEPTED' }, now - 60 * 60_000)).toBe(false);
});

it('a Book Later form starts an hour ahead, at a quarter of an hour', () => {
  expect(suggestedTripDate(now)).toBe(now + 60 * 60_000);
  expect(suggestedTripDate(now + 1)).toBe(now + 75 * 60_000);
});
