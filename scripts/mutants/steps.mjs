const trips = 'shared/src/trips/booking';

/** Faults in steps of trips, notices, and screens. @type {import('./mutants.mjs').Mutant[]} */
export const steps = [
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
    from: "['unpaidTrip', 'slot']",
    to: "['slot']",
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
    from: 'const after = driver.queue ? await offerAfter(booking, driverId, services) : null;',
    to: 'const after = null;',
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
