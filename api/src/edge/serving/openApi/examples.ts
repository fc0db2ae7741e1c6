/** The request and response of a call, as JSON. */
interface Example {
  request?: unknown;
  response?: unknown;
}

const pickup = { lat: 40.7527, lng: -73.9772, add: 'Grand Central Terminal, New York' };
const drop = { lat: 40.6413, lng: -73.7781, add: 'John F. Kennedy International Airport, New York' };
const bookingId = '01a3c5e7f9b1d3f5a7c9e1b3';
const riderId = '0198c5f26a107d4e9f2b3c8e';
const driverId = '0198c5f26a107d4e9f2b3c8f';

const rider = {
  id: riderId,
  usertype: 'rider',
  firstName: 'Ada',
  lastName: 'Moreno',
  email: 'ada@example.com',
  mobile: '+12125550142',
  approved: true,
  walletBalance: 25,
  createdAt: 1_771_950_000_000,
};

const driver = {
  id: driverId,
  usertype: 'driver',
  firstName: 'Otis',
  lastName: 'Reed',
  email: 'otis@example.com',
  mobile: '+12125550143',
  approved: true,
  walletBalance: 84.5,
  createdAt: 1_771_950_000_000,
};

const tokens = {
  accessToken: 'eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiIwMTk4In0.c2ln',
  refreshToken: 'b7f0c1d2e3a4958677',
  expiresIn: 900,
};

const booking = {
  id: bookingId,
  booking_id: bookingId,
  reference: 'W-4F7K-25',
  status: 'NEW',
  carType: 'Economy',
  customer: riderId,
  customer_name: 'Ada Moreno',
  pickup,
  drop,
  pickupAddress: pickup.add,
  dropAddress: drop.add,
  estimate: 61.4,
  estimateDistance: 26.3,
  distance: 26.3,
  estimateTime: 2380,
  coords: [
    { latitude: 40.7527, longitude: -73.9772 },
    { latitude: 40.6413, longitude: -73.7781 },
  ],
  bookLater: false,
  tripdate: 1_772_445_600_000,
  bookingDate: 1_772_445_600_000,
  otp: '48213',
  booking_type_admin: false,
  trip_cost: 61.4,
  payment_mode: 'cash',
  prepaid: false,
  customer_paid: 61.4,
  payableAmount: 61.4,
  cashPaymentAmount: 61.4,
  cardPaymentAmount: 0,
  usedWalletMoney: 0,
  discount: 0,
  discount_amount: 0,
  promo_applied: false,
  promo_details: null,
};
const driven = { ...booking, driver: driverId, driver_name: 'Sam Okafor', vehicle_number: 'T713942C' };

/** Examples by operation, of the calls that apps and partners need most. */
export const examples: Readonly<Record<string, Example>> = {
  signUp: {
    request: {
      regData: {
        firstName: 'Ada',
        lastName: 'Moreno',
        email: 'ada@example.com',
        password: 'correct*horse7',
        mobile: '+12125550142',
        usertype: 'rider',
      },
    },
    response: { uid: riderId, message: 'account_create_successfully' },
  },
  checkUserExists: { request: { email: 'ada@example.com' }, response: { users: [{ uid: riderId }] } },
  signIn: { request: { email: 'ada@example.com', password: 'correct*horse7' }, response: rider },
  issueTokens: {
    request: { email: 'ada@example.com', password: 'correct*horse7' },
    response: { ...tokens, deviceToken: 'd41d8cd98f00b204', user: rider },
  },
  refreshTokens: { request: { refreshToken: tokens.refreshToken }, response: tokens },
  getProfile: { response: rider },
  setDevice: { request: { pushToken: 'ExponentPushToken[xxxxxxxxxxxxxxxxxxxxxx]', userPlatform: 'IOS' } },
  suggestPlaces: { request: { searchKeyword: 'Grand Central' } },
  getAddress: { request: { latlng: '40.7527,-73.9772' }, response: { address: pickup.add } },
  getRoute: { request: { start: '40.7527,-73.9772', dest: '40.6413,-73.7781' } },
  createQuotes: {
    request: { pickup, drop },
    response: {
      distance: 26.3,
      estimateTime: 2380,
      quotes: [
        { carType: 'Economy', estimateFare: 61.4, minutesAway: 3 },
        { carType: 'XL', estimateFare: 92.1, minutesAway: null },
      ],
    },
  },
  createEstimate: {
    request: { pickup, drop, carType: 'Economy' },
    response: {
      estimateFare: 61.4,
      discount_amount: 0,
      customer_paid: 61.4,
      promo_details: null,
      distance: 26.3,
      estimateDistance: 26.3,
      estimateTime: 2380,
      carType: 'Economy',
      carImage: null,
      coords: [
        { latitude: 40.7527, longitude: -73.9772 },
        { latitude: 40.6413, longitude: -73.7781 },
      ],
      polylinePoints: '{dwwFz_pbMvxTwpe@',
    },
  },
  createBooking: {
    request: { pickup, drop, carType: 'Economy', payment_mode: 'cash', bookLater: false },
    response: booking,
  },
  getBooking: { response: driven },
  declineBooking: { response: { id: bookingId } },
  arriveAtPickup: { request: {} },
  startTrip: { request: { otp: '48213' } },
  reachDrop: { request: { lat: drop.lat, lng: drop.lng } },
  payBooking: { request: { payment_mode: 'cash' } },
  completeBooking: { request: { rating: 5 } },
  cancelBooking: { request: { reason: 'Plans changed' } },
  previewCancellation: { response: { fee: 5 } },
  listGuestNearerCars: { response: [{ carType: 'Comfort', minutes: 3, price: 14.2 }] },
  listNearerCars: { response: [{ carType: 'Comfort', minutes: 3, price: 14.2 }] },
  getTripEta: {
    response: {
      eta: { to: 'pickup', seconds: 180, distance: 1.2 },
      path: [
        { lat: pickup.lat - 0.01, lng: pickup.lng },
        { lat: pickup.lat, lng: pickup.lng },
      ],
      position: { lat: pickup.lat - 0.01, lng: pickup.lng, at: 1_772_445_600_000 },
    },
  },
  assignDriver: { request: { driver: driverId } },
  rateTrip: { request: { rate: 5, tags: ['friendly', 'clean'] } },
  tipDriver: { request: { amount: 3 } },
  overrideDriver: { request: { driver: driverId, from: null, overrides: 0 } },
  recallDriver: { request: { from: driverId, overrides: 1 } },
  takeAlert: { request: { owner: null } },
  snoozeAlert: { request: { minutes: 10 } },
  pressEmergency: { response: { told: true } },
  updateLocation: {
    request: { lat: 40.7519, lng: -73.9781, at: 1_772_445_660_000, accuracyM: 8 },
    response: { taken: true },
  },
  addLocations: {
    request: { positions: [{ lat: 40.7519, lng: -73.9781, at: 1_772_445_660_000, accuracyM: 8 }] },
    response: { taken: 1 },
  },
  getOwnOffers: {
    response: {
      received: 4,
      accepted: 2,
      declined: 1,
      expired: 0,
      withdrawn: 1,
      givenBack: 0,
      rate: 0.6666666666666666,
      days: [
        { day: 20260302, received: 4, accepted: 2, declined: 1, expired: 0, withdrawn: 1, givenBack: 0 },
      ],
    },
  },
  headHome: { request: { lat: 40.6782, lng: -73.9442, add: '12 Park Place, Brooklyn' } },
  startBreak: { response: { ...driver, driverActiveStatus: true, breakUntil: 1_772_447_400_000 } },
  setDriverStatus: { request: { driverActiveStatus: true } },
  addTrackingPoint: {
    request: { lat: 40.7519, lng: -73.9781, at: 1_772_445_660_000, accuracyM: 8 },
    response: { taken: true },
  },
  sendMessage: { request: { message: 'I am at the main entrance.' } },
  writeToUser: { request: { message: 'The rider waits at the north exit.' } },
  writeToDesk: { request: { message: 'I left my umbrella in the car.' } },
  markConversationRead: { request: { upTo: 7 } },
  markOwnConversationRead: { request: { upTo: 7 } },
  listPaymentProviders: { response: [{ name: 'stripe', link: '/api/payments/stripe' }] },
  createTopUp: { request: { amount: 50 } },
  requestPayout: { request: { amount: 120.5 } },
  creditWallet: { request: { uid: riderId, amount: 10, note: 'Lost item returned late' } },
  createPromo: {
    request: {
      promo_name: 'Spring',
      promo_description: '10% off',
      promo_discount_type: 'percentage',
      promo_discount_value: 10,
      max_promo_discount_value: 20,
      promo_validity: 1_780_272_000_000,
      promo_usage_limit: 500,
    },
  },
  sendNotification: {
    request: {
      token: 'ExponentPushToken[xxxxxxxxxxxxxxxxxxxxxx]',
      title: 'Your driver is here',
      msg: 'Sam, T713942C',
    },
  },
};
