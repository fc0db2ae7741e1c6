/**
 * @typedef {object} Mutant A fault that a test must find.
 * @property {string} name the fault, as a sentence
 * @property {string} file where it is made
 * @property {string} from the text to replace, which occurs once in the file
 * @property {string} to the faulty text
 * @property {string} tests the tests that must fail, as a path for Vitest
 */

const trips = 'shared/src/trips/booking';
const money = 'shared/src/money';

/** Faults in prices and fees. @type {Mutant[]} */
const prices = [
  {
    name: 'the minimum fare is not applied [5.14]',
    file: `${trips}/fare.ts`,
    from: 'maxFraction(ridePrice(input, units), fraction(input.tariff.min_fare))',
    to: 'ridePrice(input, units)',
    tests: `${trips}/fare.test.ts`,
  },
  {
    name: 'the driver gets the convenience fee [5.17]',
    file: `${trips}/fare.ts`,
    from: 'driver_share: toWire(tripCost.minus(convenienceFees))',
    to: 'driver_share: toWire(tripCost)',
    tests: `${trips}/fare.test.ts`,
  },
  {
    name: 'time is charged by the minute [5.12]',
    file: `${trips}/fare.ts`,
    from: 'fraction(seconds, 3600)',
    to: 'fraction(seconds, 60)',
    tests: `${trips}/fare.test.ts`,
  },
  {
    name: 'an option costs nothing [5.13]',
    file: `${trips}/fare.ts`,
    from: 'fraction(optionAmount ?? 0)',
    to: 'fraction(0)',
    tests: `${trips}/fare.test.ts`,
  },
  {
    name: 'a flat fee is a percentage [5.15]',
    file: `${trips}/fare.ts`,
    from: "tariff.convenience_fee_type === 'flat'",
    to: "tariff.convenience_fee_type !== 'flat'",
    tests: `${trips}/fare.test.ts`,
  },
  {
    name: 'amounts are rounded down [5.16]',
    file: 'shared/src/basics/decimals/money.ts',
    from: 'value.numerator.times(scale).times(2).plus(value.denominator)',
    to: 'value.numerator.times(scale).times(2)',
    tests: 'shared/src/basics/decimals',
  },
  {
    name: 'a cancel fee begins after its first moment [3.27]',
    file: 'shared/src/trips/carType/cancelFee.ts',
    from: 'minsDelayed <= minutesSinceAcceptance',
    to: 'minsDelayed < minutesSinceAcceptance',
    tests: 'shared/src/trips/carType/cancelFee.test.ts',
  },
  {
    name: 'the first slab reached is charged, not the highest [3.27]',
    file: 'shared/src/trips/carType/cancelFee.ts',
    from: 'Math.max(...reached',
    to: 'Math.min(...reached',
    tests: 'shared/src/trips/carType/cancelFee.test.ts',
  },
  {
    name: 'two points measure nothing [5.19]',
    file: `${trips}/tripDistance.ts`,
    from: 'points.length < 2',
    to: 'points.length < 3',
    tests: `${trips}/tripDistance.test.ts`,
  },
  {
    name: 'one point asks for a route [5.19]',
    file: `${trips}/tripDistance.ts`,
    from: 'points.length < 2',
    to: 'points.length < 1',
    tests: `${trips}/tripDistance.test.ts`,
  },
  {
    name: 'points on the way to the pickup are charged [4.33, 5.18]',
    file: `${trips}/tripDistance.ts`,
    from: "point.status === 'STARTED' || point.status === 'REACHED'",
    to: "point.status !== 'NEW'",
    tests: `${trips}/tripDistance.test.ts`,
  },
  {
    name: 'the meter counts time that nobody saw [5.50]',
    file: `${trips}/meter.ts`,
    from: 'if (gap <= MAX_UNSEEN_MS) ms += gap;',
    to: 'ms += gap;',
    tests: `${trips}/meter.test.ts`,
  },
  {
    name: 'waiting before the free minutes have passed costs [4.74]',
    file: `${trips}/noShow.ts`,
    from: 'Math.max(0, now - until)',
    to: 'Math.max(0, now - from)',
    tests: `${trips}/noShow.test.ts`,
  },
  {
    name: 'a no-show is reported from elsewhere [4.74]',
    file: `${trips}/noShow.ts`,
    from: '&& position.meters <= radiusM',
    to: '',
    tests: `${trips}/noShow.test.ts`,
  },
  {
    name: 'a no-show is reported without an attempt to call [4.74]',
    file: `${trips}/noShow.ts`,
    from: '(canCall && !calledAt)',
    to: '(canCall && !warnedAt)',
    tests: `${trips}/noShow.test.ts`,
  },
];

/** Faults in discounts, payments, and tips. @type {Mutant[]} */
const payments = [
  {
    name: 'a discount is above its limit [3.31]',
    file: `${trips}/payment.ts`,
    from: '(least, limit) => (limit.lt(least) ? limit : least)',
    to: '(least) => least',
    tests: `${trips}/payment.test.ts`,
  },
  {
    name: 'a promo is valid after its last moment',
    file: `${trips}/payment.ts`,
    from: 'trip.now > promo.promo_validity',
    to: 'trip.now > promo.promo_validity + 1',
    tests: `${trips}/payment.test.ts`,
  },
  {
    name: 'a promo is used once more than its limit',
    file: `${trips}/payment.ts`,
    from: 'promo.user_avail >= promo.promo_usage_limit',
    to: 'promo.user_avail > promo.promo_usage_limit',
    tests: `${trips}/payment.test.ts`,
  },
  {
    name: 'a promo is used twice by one rider',
    file: `${trips}/payment.ts`,
    from: "if (trip.usedBefore) return { refused: 'used_before' };",
    to: '',
    tests: `${trips}/payment.test.ts`,
  },
  {
    name: 'a promo needs no proved phone',
    file: `${trips}/payment.ts`,
    from: 'trip.isPhoneProved === false',
    to: 'trip.isPhoneProved === null',
    tests: `${trips}/payment.test.ts`,
  },
  {
    name: 'an amount held on the card is collected again',
    file: `${trips}/payment.ts`,
    from: 'toWire(exact(payable).minus(captured))',
    to: 'toWire(exact(payable))',
    tests: `${trips}/payment.test.ts`,
  },
  {
    name: 'the driver keeps the cash and its share [4.19]',
    file: `${trips}/payment.ts`,
    from: '[credit, debit].filter',
    to: '[credit].filter',
    tests: `${trips}/payment.test.ts`,
  },
  {
    name: 'a delivery is paid in cash [9.10]',
    file: `${trips}/payment.ts`,
    from: "input.category === 'delivery' ? 'card' : input.mode",
    to: 'input.mode',
    tests: `${trips}/payment.test.ts`,
  },
  {
    name: 'a cancel fee is debited and nobody gets it [3.27]',
    file: `${trips}/payment.ts`,
    from: 'if (!driver || !amount) return [];\n  const txRef = `booking:${id}:cancel-fee`;',
    to: 'if (!amount) return [];\n  const txRef = `booking:${id}:cancel-fee`;',
    tests: `${trips}/payment.test.ts`,
  },
  {
    name: 'a card is charged more than was held',
    file: `${trips}/cardHold.ts`,
    from: 'exact(due).gt(amount) ? amount : due',
    to: 'due',
    tests: `${trips}/cardHold.test.ts`,
  },
  {
    name: 'a tip is given twice',
    file: `${trips}/tip.ts`,
    from: '  !tip &&\n',
    to: '',
    tests: `${trips}/tip.test.ts`,
  },
  {
    name: 'a tip has no upper limit',
    file: `${trips}/tip.ts`,
    from: 'amount > 0 && amount <= mostTip(tripCost)',
    to: 'amount > 0',
    tests: `${trips}/tip.test.ts`,
  },
  {
    name: 'a raise has no upper limit',
    file: `${trips}/raise.ts`,
    from: 'to > 0 && exact(to).lte(most)',
    to: 'to > 0',
    tests: `${trips}/raise.test.ts`,
  },
  {
    name: 'money of the business is paid for a trip with an open review',
    file: `${trips}/believedTrip.ts`,
    from: "(!doubts?.length && fareReview?.status !== 'open')",
    to: '!doubts?.length',
    tests: `${trips}/believedTrip.test.ts`,
  },
  {
    name: 'money of the business is paid for a doubtful trip',
    file: `${trips}/believedTrip.ts`,
    from: "decision === 'approved' || !doubts?.length",
    to: "decision === 'approved' || Boolean(doubts)",
    tests: `${trips}/believedTrip.test.ts`,
  },
  {
    name: 'a card is charged although the start code was not given',
    file: `${trips}/startCode.ts`,
    from: '  startProven === true;',
    to: '  startProven !== false;',
    tests: `${trips}/startCode.test.ts`,
  },
];

/** Faults in wallets, gifts, and payouts. @type {Mutant[]} */
const wallets = [
  {
    name: 'a withdrawal adds to the balance',
    file: `${money}/wallet/ledger.ts`,
    from: "entry.type === 'Credit' ? amount",
    to: "entry.type !== 'Debit' ? amount",
    tests: `${money}/wallet/ledger.test.ts`,
  },
  {
    name: 'a payment takes bonus money below zero',
    file: 'api/src/money/wallet/posting.ts',
    from: 'bonus: spendsBonus ? 0 : null',
    to: 'bonus: null',
    tests: 'api/src/money/wallet/posting.test.ts',
  },
  {
    name: 'a posting with a reference that must be new is posted again',
    file: 'api/src/money/wallet/posting.ts',
    from: '...postings.map(({ txRef }) => txRef), ...unless',
    to: '...postings.map(({ txRef }) => txRef)',
    tests: 'api/src/money/wallet/posting.test.ts',
  },
  {
    name: 'the gifts of a day have no limit',
    file: `${money}/wallet/gift.ts`,
    from: 'if (isAbove(ofDay, approvalLimit)) return true;',
    to: '',
    tests: `${money}/wallet/gift.test.ts`,
  },
];

/** Faults in steps of trips, notices, and screens. @type {Mutant[]} */
const steps = [
  {
    name: 'a rider cancels once the driver waits at the pickup [4.25]',
    file: `${trips}/booking.status.ts`,
    from: ": ['PAYMENT_PENDING', 'NEW', 'ACCEPTED'];",
    to: ": ['PAYMENT_PENDING', 'NEW', 'ACCEPTED', 'ARRIVED'];",
    tests: `${trips}/booking.status.test.ts`,
  },
  {
    name: 'a trip starts before the driver has arrived',
    file: `${trips}/booking.status.ts`,
    from: "start: { from: ['ARRIVED']",
    to: "start: { from: ['ACCEPTED', 'ARRIVED']",
    tests: `${trips}/booking.status.test.ts`,
  },
  {
    name: 'a rider books on with an unpaid trip',
    file: `${trips}/bookingRules.ts`,
    from: "['coolDown', 'unpaidTrip', 'openBookings']",
    to: "['coolDown', 'openBookings']",
    tests: `${trips}/bookingRules.test.ts`,
  },
  {
    name: 'the rider is not notified of a cancellation at the pickup [4.23]',
    file: 'api/src/trips/booking/finish/cancelBooking.ts',
    from: '    ...(screen\n',
    to: "    ...(screen && booking.status !== 'ARRIVED'\n",
    tests: 'api/src/trips/booking/bookingLifecycle.api.test.ts',
  },
  {
    name: 'the driver is not notified of a cancellation at the pickup [4.23]',
    file: 'api/src/trips/booking/finish/cancelBooking.ts',
    from: '    ...(driver\n',
    to: "    ...(driver && booking.status !== 'ARRIVED'\n",
    tests: 'api/src/trips/booking/bookingLifecycle.api.test.ts',
  },
  {
    name: 'a busy driver is offered a trip by hand [4.28]',
    file: 'api/src/trips/booking/offers/assignDriver.ts',
    from: "if (driver.queue) throw conflict('driver_busy');",
    to: '',
    tests: 'api/src/trips/booking/bookingLifecycle.api.test.ts',
  },
  {
    name: 'an account that waits for approval reads that the password is wrong [8.6]',
    file: 'landing/src/people/account/loginError.ts',
    from: "const shownAsIs = [\n  'require_approval',",
    to: 'const shownAsIs = [',
    tests: 'landing/src/people/account/loginError.test.ts',
  },
  {
    name: 'a known provider has letters instead of its logo [3.38]',
    file: 'landing/src/money/payment/providerMarks.ts',
    from: "path: 'M15.607",
    to: "letters: 'PP', path_: 'M15.607",
    tests: 'landing/src/money/payment/providerMarks.test.ts',
  },
  {
    name: 'refused settings do not sign the user out [8.13]',
    file: 'web/src/session/startProblem.ts',
    from: "return isPassing ? null : 'base_settings_error_1';",
    to: 'return null;',
    tests: 'web/src/session/startProblem.test.ts',
  },
  {
    name: 'a changed balance is read at once [9.11]',
    file: 'shared/src/basics/time/delays.ts',
    from: 'walletReading: 1500',
    to: 'walletReading: 0',
    tests: 'shared/src/basics/time/delays.test.ts',
  },
  {
    name: 'an unknown referral id is accepted [5.31]',
    file: 'api/src/office/account/openAccount.ts',
    from: "throw invalid('referer_not_found', { signupViaReferral: 'referer_not_found' });",
    to: ';',
    tests: 'api/src/office/account/signUp.api.test.ts',
  },
];

/** All faults that tests must find. @type {Mutant[]} */
export const mutants = [...prices, ...payments, ...wallets, ...steps];
