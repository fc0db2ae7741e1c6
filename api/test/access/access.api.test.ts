import { type ApiScope, apiScopes, type Resource, type StaffRole, type Usertype } from '@wayfare/shared';
import {
  type ExpectedResource,
  expectedResources,
  type Who,
} from '../../../shared/test/expectedResources.js';
import { type Staff, staffFor, staffLetters } from '../../../shared/test/expectedStaff.js';
import { operations } from '../../src/app.js';
import { newId } from '../support/builders.js';
import { type Client, startTestApp, type TestApp } from '../support/testApp.js';

/**
 * Every route of the API and the roles that may call it. A route that is missing here fails the test. The
 * routes of resources are in `expectedResources`.
 */
const expected: Record<string, Who> = {
  'POST /auth/login': '-RDFA',
  'POST /auth/logout': '-RDFA',
  'POST /auth/token': '-RDFA',
  'POST /auth/refresh': '-RDFA',
  'POST /auth/forgot-password': '-RDFA',
  'GET /auth/social/completion': '-RDFA',
  'POST /auth/social/completion': '-RDFA',
  'GET /auth/social/:provider': '-RDFA',
  'GET /auth/social/:provider/callback': '-RDFA',
  'POST /auth/social/:provider/callback': '-RDFA',
  'POST /auth/social/:provider': '-RDFA',
  'POST /auth/second-factor': '-RDFA',
  'GET /auth/step-up': 'RDFA',
  'POST /auth/step-up': 'RDFA',
  'POST /auth/step-up/passkey': 'RDFA',
  'POST /auth/step-up/code': 'RD',
  'GET /auth/me/second-factor': 'FA',
  'POST /auth/me/second-factor': 'FA',
  'POST /auth/me/second-factor/confirm': 'FA',
  'POST /auth/me/second-factor/disable': 'FA',
  'POST /auth/me/second-factor/recovery-codes': 'FA',
  'POST /users/:id/second-factor/reset': 'A',
  'POST /users/:id/invitation': 'FA',
  'POST /auth/passkey/options': '-RDFA',
  'POST /auth/passkey': '-RDFA',
  'GET /auth/me/passkeys': 'RDFA',
  'POST /auth/me/passkeys/options': 'RDFA',
  'POST /auth/me/passkeys': 'RDFA',
  'PUT /auth/me/passkeys/:id': 'RDFA',
  'DELETE /auth/me/passkeys/:id': 'RDFA',
  'GET /auth/sessions': 'RDFA',
  'DELETE /auth/sessions': 'RDFA',
  'PUT /auth/me/password': 'RDFA',
  'DELETE /auth/sessions/:id': 'RDFA',
  'POST /auth/otp': '-RDFA',
  'POST /auth/otp/verify': '-RDFA',
  'POST /auth/phone/code': '-RDFA',
  'POST /auth/phone': '-RDFA',
  'POST /auth/reset-password': '-RDFA',
  'POST /setup/admin': '-RDFA',
  'GET /setup': 'A',
  'POST /setup/languages': 'A',
  'POST /setup/tests': 'A',
  'POST /webhooks/:id/secret': 'A',
  'POST /webhooks/:id/test': 'A',
  'POST /webhooks/:id/replay': 'A',
  'POST /webhook-deliveries/:id/replay': 'A',
  'POST /auth/verify-email': '-RDFA',
  'GET /auth/me': 'RDFA',
  'GET /auth/me/contact-changes': 'RDFA',
  'POST /auth/me/contact-changes': 'RDFA',
  'DELETE /auth/me/contact-changes/:field': 'RDFA',
  'POST /auth/me/contact-changes/mobile/confirm': 'RDFA',
  'POST /auth/confirm-contact': '-RDFA',
  'GET /auth/revert-contact': '-RDFA',
  'POST /auth/revert-contact': '-RDFA',
  'GET /auth/contact-proposal': '-RDFA',
  'POST /auth/contact-proposal': '-RDFA',
  'PUT /auth/me': 'RDFA',
  'POST /auth/me/places': 'R',
  'DELETE /auth/me/places/:id': 'R',
  'POST /send_notification': '-RDFA',
  'PUT /auth/me/device': 'RDFA',
  'DELETE /auth/me/device': 'RDFA',
  'POST /sms/reports/twilio': '-RDFA',
  'POST /sms/reports/vonage': '-RDFA',
  'GET /auth/me/browsers/key': 'RDFA',
  'POST /auth/me/browsers': 'RDFA',
  'DELETE /auth/me/browsers': 'RDFA',
  'GET /bootstrap': '-RDFA',
  'GET /settings': '-RDFA',
  'GET /settings/currency': 'A',
  'PUT /settings': 'A',
  'GET /appinfo': '-RDFA',
  'PUT /appinfo': 'A',
  'GET /desk': 'FA',
  'GET /planner': 'FA',
  'GET /bookings/:id/plan-candidates': 'FA',
  'POST /bookings/:id/plan': 'FA',
  'GET /drivers/me/planned': 'D',
  'PUT /drivers/me/hours': 'D',
  'PUT /drivers/:id/hours': 'FA',
  'GET /desk/booking-warnings': 'A',
  'GET /desk/callers': 'A',
  'POST /desk/guests': 'A',
  'POST /fleet/bookings': 'F',
  'GET /fleet/callers': 'F',
  'GET /fleet/booking-warnings': 'F',
  'POST /bookings/:id/open': 'FA',
  'GET /shiftreplay': 'A',
  'GET /shiftreplay/whatif': 'A',
  'POST /shiftreplay/whatif': 'A',
  'POST /shiftreplay/whatif/cancel': 'A',
  'GET /alerts/times': 'A',
  'POST /alerts/:id/take': 'A',
  'POST /alerts/:id/release': 'A',
  'POST /alerts/:id/snooze': 'A',
  'POST /alerts/:id/resolve': 'A',
  'POST /bookings/:id/emergency': 'RD',
  'GET /dashboard': 'FA',
  'GET /attention': 'FA',
  'GET /earnings': 'FA',
  'GET /drivers/:id/statement': 'DFA',
  'GET /dashboard/drivers': 'FA',
  'POST /googleapis-getaddress': '-RDFA',
  'POST /googleapis-getdrivetime': '-RDFA',
  'POST /googleapis-getmultiloctime': '-RDFA',
  'POST /googleapis-autocomplete': '-RDFA',
  'POST /googleapis-getcoords': '-RDFA',
  'POST /googleapis-getroute': '-RDFA',
  'GET /timezone': '-RDFA',
  'POST /estimates': '-RDFA',
  'POST /quotes': '-RDFA',
  'POST /bookings': 'RA',
  'POST /bookings/:id/accept': 'D',
  'POST /bookings/:id/decline': 'D',
  'POST /bookings/:id/arrive': 'D',
  'POST /bookings/:id/start': 'D',
  'POST /bookings/:id/reach': 'D',
  'POST /bookings/:id/street': 'D',
  'POST /bookings/:id/receipt-phone': 'D',
  'POST /bookings/:id/pay': 'RD',
  'POST /bookings/:id/complete': 'RDA',
  'POST /bookings/:id/cancel': 'RDFA',
  'POST /bookings/:id/giveBack': 'D',
  'GET /bookings/:id/cancellation': 'RDFA',
  'GET /bookings/:id/promo': 'R',
  'POST /bookings/:id/tip': 'R',
  'POST /bookings/:id/lost-item': 'R',
  'POST /bookings/:id/lost-item/answer': 'D',
  'POST /bookings/:id/receipt': 'R',
  'GET /bookings/:id/receipt.pdf': 'RA',
  'GET /bookings/:id/eta': 'RDFA',
  'GET /bookings/:id/apart': 'RD',
  'PUT /bookings/:id/apart': 'RD',
  'DELETE /bookings/:id/apart': 'RD',
  'POST /bookings/:id/share': 'R',
  'DELETE /bookings/:id/share': 'R',
  'POST /shared-trips': '-RDFA',
  'POST /recurring-trips': '-RDFA',
  'POST /recurring-trips/skips': '-RDFA',
  'POST /series': 'A',
  'POST /series/preview': 'A',
  'GET /series/:id/occurrences': 'A',
  'POST /series/:id/changes': 'A',
  'POST /series/:id/skips': 'A',
  'POST /series/:id/link': 'A',
  'POST /guest-bookings': '-RDFA',
  'POST /guest-trips': '-RDFA',
  'POST /guest-trips/cancellation': '-RDFA',
  'POST /guest-trips/cancel': '-RDFA',
  'POST /guest-trips/nearer-cars': '-RDFA',
  'POST /guest-trips/changes/preview': '-RDFA',
  'POST /guest-trips/changes': '-RDFA',
  'POST /guest-trips/payment': '-RDFA',
  'POST /guest-trips/tip': '-RDFA',
  'POST /guest-trips/not-in-car': '-RDFA',
  'POST /guest-trips/no-show/dispute': '-RDFA',
  'POST /guest-trips/rate': '-RDFA',
  'POST /guest-trips/lost-item': '-RDFA',
  'POST /guest-trips/receipt.pdf': '-RDFA',
  'POST /guest-trips/messages': '-RDFA',
  'POST /guest-trips/message': '-RDFA',
  'GET /bookings/:id/dispatch': 'A',
  'GET /bookings/:id/nearer-cars': 'R',
  'POST /bookings/:id/changes/preview': 'RDFA',
  'POST /bookings/:id/changes': 'RDFA',
  'POST /bookings/:id/changes/answer': 'D',
  'POST /bookings/:id/assign': 'FA',
  'POST /bookings/:id/override': 'FA',
  'POST /bookings/:id/recall': 'FA',
  'POST /bookings/:id/widen': 'FA',
  'GET /bookings/:id/raise': 'A',
  'POST /bookings/:id/raise': 'A',
  'GET /bookings/:id/resolve': 'FA',
  'POST /bookings/:id/resolve': 'FA',
  'POST /bookings/:id/start-code/reveal': 'A',
  'POST /bookings/:id/card-hold/ask': 'A',
  'POST /bookings/:id/card-hold/record': 'A',
  'POST /bookings/:id/rate': 'RD',
  'GET /bookings/:id/fare-review': 'RA',
  'GET /bookings/:id/money': 'A',
  'POST /bookings/:id/fare-review/confirm': 'R',
  'POST /bookings/:id/fare-review/decide': 'A',
  'POST /bookings/:id/correctFare': 'A',
  'POST /bookings/:id/drop-check': 'R',
  'POST /bookings/:id/not-in-car': 'R',
  'POST /bookings/:id/not-in-car/decide': 'A',
  'POST /bookings/:id/no-show': 'D',
  'POST /bookings/:id/no-show/try': 'D',
  'POST /bookings/:id/no-show/dispute': 'R',
  'POST /bookings/:id/no-show/decide': 'A',
  'POST /bookings/:id/stops/:index/reach': 'D',
  'POST /bookings/:id/handover/resend': 'RD',
  'POST /bookings/:id/handover/fail': 'D',
  'POST /bookings/:id/handover/link': 'R',
  'POST /tracked-parcels': '-RDFA',
  'POST /bookings/:id/pickup_image': 'D',
  'GET /bookings/:id/pickup_image': 'RDFA',
  'POST /bookings/:id/deliver_image': 'D',
  'GET /bookings/:id/deliver_image': 'RDFA',
  'POST /bookings/:id/signature_image': 'D',
  'GET /bookings/:id/signature_image': 'RDFA',
  'GET /bookings/:id/tracking': 'RDFA',
  'POST /bookings/:id/tracking': 'D',
  'GET /bookings/:id/messages': 'RDA',
  'POST /bookings/:id/messages': 'RD',
  'GET /bookings/:id/conversation': 'FA',
  'GET /conversations/unread': 'FA',
  'GET /conversations/:id/messages': 'FA',
  'POST /conversations/:id/messages': 'FA',
  'POST /conversations/:id/read': 'FA',
  'GET /users/me/conversation': 'RD',
  'GET /users/me/conversation/messages': 'RD',
  'POST /users/me/conversation/messages': 'RD',
  'POST /users/me/conversation/read': 'RD',
  'POST /calls/relay': '-RDFA',
  'PUT /drivers/me/location': 'D',
  'POST /drivers/me/locations': 'D',
  'POST /user_signup': '-RDFA',
  'POST /check_user_exists': '-RDFA',
  'POST /validate_referrer': '-RDFA',
  'GET /drivers/me/earnings': 'D',
  'GET /drivers/me/offers': 'D',
  'GET /drivers/offers': 'FA',
  'GET /drivers/board': 'FA',
  'POST /drivers/:id/planned-block': 'A',
  'DELETE /drivers/:id/planned-block': 'A',
  'PUT /drivers/me/status': 'D',
  'PUT /drivers/me/heading': 'D',
  'DELETE /drivers/me/heading': 'D',
  'POST /drivers/me/break': 'D',
  'DELETE /drivers/me/break': 'D',
  'DELETE /drivers/me/away': 'D',
  'GET /drivers/nearby': 'FA',
  'GET /users/me/export': 'RDFA',
  'GET /users/me/notifications': 'RDFA',
  'GET /users/me/notifications/unread': 'RDFA',
  'POST /users/me/notifications/read': 'RDFA',
  'POST /users/me/notifications/:id/read': 'RDFA',
  'DELETE /users/me': 'RD',
  'GET /translations/:locale': '-RDFA',
  'POST /languages/:id/default': 'A',
  'POST /images': 'A',
  'POST /profile_images': 'RDFA',
  'POST /uploads': '-RDFA',
  'GET /uploads/:id': '-RDFA',
  'PUT /uploads/:id': '-RDFA',
  'POST /license_images': '-RDFA',
  'GET /drivers/:id/license_image': 'DFA',
  'PUT /drivers/me/onboarding': 'D',
  'GET /drivers/:id/onboarding': 'DFA',
  'POST /drivers/:id/onboarding/answer': 'A',
  'PUT /drivers/me/documents/:kind': 'D',
  'GET /drivers/:id/documents': 'DFA',
  'GET /drivers/:id/documents/:kind/image': 'DFA',
  'POST /drivers/:id/documents/:kind/review': 'A',
  'PUT /drivers/:id/documents/:kind/date': 'A',
  'GET /images/:key': '-RDFA',
  'POST /apikeys': 'A',
  'POST /apikeys/:id/rotate': 'A',
  'POST /apikeys/:id/revoke': 'A',
  'GET /promos/usable': 'R',
  // Riders too, if the settings allow it.
  'POST /withdraws': 'D',
  'POST /withdraws/:id/process': 'A',
  'POST /withdraws/:id/fail': 'A',
  'POST /wallet/credits': 'A',
  'POST /wallet/debits': 'A',
  'POST /wallet/entries/:txRef/reverse': 'A',
  'POST /walletadjustments/:id/approve': 'A',
  'POST /walletadjustments/:id/reject': 'A',
  'POST /contactproposals/:id/identify': 'A',
  'POST /contactproposals/:id/approve': 'A',
  'POST /contactproposals/:id/refuse': 'A',
  'GET /cardpayments/:id/refundable': 'A',
  'POST /cardpayments/:id/refund': 'A',
  'GET /savedviews/counts': 'A',
  'GET /cartypes/:id/uses': 'A',
  'GET /fleetadmins/:id/uses': 'A',
  'GET /promos/:id/uses': 'A',
  'GET /riders/:id/uses': 'A',
  'GET /drivers/:id/uses': 'FA',
  'GET /alladmin/:id/uses': 'A',
  'POST /notifications/reach': 'A',
  'GET /shiftnotes/current': 'A',
  'POST /shiftnotes/:id/acknowledge': 'A',
  'POST /pairblocks': 'A',
  'DELETE /pairblocks/:id': 'A',
  'GET /drivers/me/decisions': 'D',
  'POST /decisionrequests': 'D',
  'POST /decisionrequests/:id/messages': 'DA',
  'POST /personnotes': 'A',
  'DELETE /personnotes/:id': 'A',
  'GET /tarifflab': 'A',
  'POST /tarifflab': 'A',
  'POST /tarifflab/cancel': 'A',
  'GET /ledger': 'A',
  'POST /ledger': 'A',
  'GET /get_providers': 'RDFA',
  'GET /bookings/:id/payment': 'R',
  'POST /wallet/topups': 'R',
  'GET /wallet/cards': 'R',
  'DELETE /wallet/cards/:provider/:card': 'R',
  'POST /payments/:order/card': 'R',
  'GET /payments/:order': 'R',
  'POST /payments/:provider': '-RDFA',
  'GET /payments/:provider/card': '-RDFA',
  'GET /payments/:provider/return': '-RDFA',
  'POST /payments/:provider/return': '-RDFA',
  'POST /payments/:provider/webhook': '-RDFA',
  'POST /payments/test/charges': '-RDFA',
  'POST /payments/test/webhooks': '-RDFA',
  'GET /dev/outbox': 'A',
  'GET /openapi.json': '-RDFA',
  'GET /docs': '-RDFA',
  'GET /docs/:file': '-RDFA',
  ...Object.assign({}, ...Object.entries(expectedResources).map(routesOf)),
};

/**
 * Which staff may call a route, by hand: d dispatcher, f finance, s support. Routes for everyone, and those
 * with one's own account, are for all staff; those that are not listed are for full admins only.
 */
const expectedForStaff: Record<string, Staff> = {
  'GET /auth/me/second-factor': 'dfs',
  'POST /auth/me/second-factor': 'dfs',
  'POST /auth/me/second-factor/confirm': 'dfs',
  'POST /auth/me/second-factor/disable': 'dfs',
  'POST /auth/me/second-factor/recovery-codes': 'dfs',
  'GET /desk': 'ds',
  'GET /planner': 'd',
  'GET /bookings/:id/plan-candidates': 'd',
  'POST /bookings/:id/plan': 'd',
  'PUT /drivers/:id/hours': 'ds',
  'GET /drivers/board': 'dfs',
  'POST /drivers/:id/planned-block': 'ds',
  'POST /users/:id/invitation': 's',
  'DELETE /drivers/:id/planned-block': 'ds',
  'GET /desk/booking-warnings': 'ds',
  'GET /desk/callers': 'ds',
  'POST /desk/guests': 'ds',
  'GET /shiftreplay': 'd',
  'GET /shiftreplay/whatif': 'd',
  'POST /shiftreplay/whatif': 'd',
  'POST /shiftreplay/whatif/cancel': 'd',
  'GET /alerts/times': 'ds',
  'POST /alerts/:id/take': 'd',
  'POST /alerts/:id/release': 'd',
  'POST /alerts/:id/snooze': 'd',
  'POST /alerts/:id/resolve': 'd',
  'GET /dashboard': 'f',
  'GET /attention': 'dfs',
  'GET /earnings': 'f',
  'GET /drivers/:id/statement': 'fs',
  'GET /dashboard/drivers': 'dfs',
  'POST /bookings': 'ds',
  'POST /bookings/:id/complete': 'ds',
  'POST /bookings/:id/cancel': 'ds',
  'GET /bookings/:id/cancellation': 'dfs',
  'GET /bookings/:id/receipt.pdf': 'dfs',
  'GET /bookings/:id/dispatch': 'd',
  'POST /bookings/:id/changes/preview': 'ds',
  'POST /bookings/:id/changes': 'ds',
  'POST /bookings/:id/assign': 'd',
  'POST /bookings/:id/override': 'd',
  'POST /bookings/:id/recall': 'd',
  'POST /bookings/:id/widen': 'd',
  'POST /bookings/:id/open': 'd',
  'GET /bookings/:id/raise': 'd',
  'POST /bookings/:id/raise': 'd',
  'GET /bookings/:id/resolve': 'd',
  'POST /bookings/:id/resolve': 'd',
  'GET /bookings/:id/fare-review': 'f',
  'GET /bookings/:id/money': 'fs',
  'POST /bookings/:id/fare-review/decide': 'f',
  'POST /bookings/:id/not-in-car/decide': 'f',
  'POST /bookings/:id/no-show/decide': 'f',
  'POST /bookings/:id/start-code/reveal': 'ds',
  'POST /bookings/:id/correctFare': 'f',
  'POST /bookings/:id/card-hold/ask': 'f',
  'POST /bookings/:id/card-hold/record': 'f',
  'GET /bookings/:id/messages': 'ds',
  'GET /bookings/:id/conversation': 'ds',
  'GET /conversations/unread': 'ds',
  'GET /conversations/:id/messages': 'ds',
  'POST /conversations/:id/messages': 'ds',
  'POST /conversations/:id/read': 'ds',
  'GET /drivers/nearby': 'd',
  'GET /drivers/:id/license_image': 'dfs',
  'GET /drivers/:id/onboarding': 'dfs',
  'POST /drivers/:id/onboarding/answer': 'ds',
  'GET /drivers/:id/documents': 'dfs',
  'GET /drivers/:id/documents/:kind/image': 'dfs',
  'POST /drivers/:id/documents/:kind/review': 'ds',
  'PUT /drivers/:id/documents/:kind/date': 'ds',
  'POST /withdraws/:id/process': 'f',
  'POST /withdraws/:id/fail': 'f',
  'POST /wallet/credits': 'fs',
  'POST /wallet/debits': 'f',
  'POST /wallet/entries/:txRef/reverse': 'f',
  'POST /walletadjustments/:id/approve': 'f',
  'POST /walletadjustments/:id/reject': 'f',
  'POST /contactproposals/:id/identify': 's',
  'POST /contactproposals/:id/approve': 's',
  'POST /contactproposals/:id/refuse': 's',
  'GET /cardpayments/:id/refundable': 'fs',
  'POST /cardpayments/:id/refund': 'fs',
  // Of the lists that the role may read.
  'GET /savedviews/counts': 'dfs',
  'GET /shiftnotes/current': 'ds',
  'POST /shiftnotes/:id/acknowledge': 'ds',
  'POST /pairblocks': 'ds',
  'POST /series': 'ds',
  'POST /series/preview': 'ds',
  'GET /series/:id/occurrences': 'dfs',
  'POST /series/:id/changes': 'ds',
  'POST /series/:id/skips': 'ds',
  'POST /series/:id/link': 'ds',
  'DELETE /pairblocks/:id': 'ds',
  'POST /decisionrequests/:id/messages': 'ds',
  'POST /personnotes': 'ds',
  'DELETE /personnotes/:id': 'ds',
  'GET /ledger': 'f',
  'POST /ledger': 'f',
  ...Object.assign(
    {},
    ...(Object.entries(expectedResources) as [Resource, ExpectedResource][]).map(staffRoutesOf),
  ),
};

function staffRoutesOf([name, { read, write, exported }]: [Resource, ExpectedResource]): Record<
  string,
  Staff
> {
  const may = (action: Parameters<typeof staffFor>[1]) => staffFor(name, action);
  return {
    ...(exported && { [`GET /${name}/export`]: may('export') }),
    ...(read && { [`GET /${name}`]: may('list'), [`GET /${name}/:id`]: may('show') }),
    ...(write && {
      [`POST /${name}`]: may('create'),
      [`PUT /${name}/:id`]: may('edit'),
      [`DELETE /${name}/:id`]: may('delete'),
    }),
  };
}

/** The staff who may call a route. */
function staffOf(name: string): Staff {
  const who = expected[name] ?? '';
  const isForEveryone = who.includes('-') || (who.includes('RDFA') && !(name in expectedForStaff));
  return expectedForStaff[name] ?? (isForEveryone ? 'dfs' : '');
}

/**
 * The routes of partners, and the scope that an API key needs for each. Signed-in users may not call them.
 */
const expectedScopes: Record<string, ApiScope> = {
  'POST /partner/estimates': 'estimates',
  'POST /partner/bookings': 'bookings:create',
  'GET /partner/bookings': 'bookings:read',
  'GET /partner/bookings/:id': 'bookings:read',
  'GET /partner/bookings/:id/cancellation': 'bookings:cancel',
  'POST /partner/bookings/:id/changes/preview': 'bookings:create',
  'POST /partner/bookings/:id/changes': 'bookings:create',
  'POST /partner/bookings/:id/cancel': 'bookings:cancel',
  'GET /partner/report': 'reports:read',
};

function routesOf([name, { read, write, exported }]: [string, ExpectedResource]): Record<string, Who> {
  return {
    ...(exported && { [`GET /${name}/export`]: exported }),
    ...(read && { [`GET /${name}`]: read, [`GET /${name}/:id`]: read }),
    ...(write && { [`POST /${name}`]: write, [`PUT /${name}/:id`]: write, [`DELETE /${name}/:id`]: write }),
  };
}

const roles: Record<string, Usertype> = { R: 'rider', D: 'driver', F: 'fleetadmin', A: 'admin' };
const nameOf = ({ method, path }: { method: string; path: string }) => `${method.toUpperCase()} ${path}`;

/** These sign the caller out or delete the caller; they have their own tests. */
const endsTheCaller = ['POST /auth/logout', 'DELETE /users/me'];

let app: TestApp;
const clients: Record<string, Client> = {};

beforeAll(async () => {
  app = await startTestApp();
  clients['-'] = app.anonymous;
  for (const [letter, usertype] of Object.entries(roles)) clients[letter] = await app.signedIn(usertype);
  for (const [staffRole, letter] of Object.entries(staffLetters))
    clients[letter] = await app.signedIn('admin', { staffRole: staffRole as StaffRole, creditLimit: 50 });
});
afterAll(() => app.close());

it('the OpenAPI document lists the path and response of every operation [7.40]', async () => {
  const { body } = await app.anonymous.get('/openapi.json');
  const wrong = operations.filter(({ method, path, status = 200 }) => {
    // Operations that differ only in parameter names share one path.
    const found = Object.entries(body.paths as Record<string, Record<string, { responses: object }>>).find(
      ([template]) => template.replace(/\{\w+\}/g, ':') === `/api${path.replace(/:\w+/g, ':')}`,
    );
    return !Object.keys(found?.[1][method]?.responses ?? {}).some((given) => given === String(status));
  });
  expect(wrong.map(nameOf)).toEqual([]);
});

it('every operation has an id of its own: a verb with its object, in camelCase', () => {
  const ids = operations.map(({ id }) => id);
  expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([]);
  expect(ids.filter((id) => !/^[a-z]+([A-Z][a-z]*)*$/.test(id))).toEqual([]);
});

it('every route has a row in the table, and every row has a route', () => {
  const rows = [...Object.keys(expected), ...Object.keys(expectedScopes)];
  expect(operations.map(nameOf).sort()).toEqual(rows.sort());
});

const unknown = {
  ':id': newId(),
  ':locale': 'en',
  ':key': 'none.png',
  ':order': newId(),
  ':txRef': `credit:${newId()}`,
  ':provider': 'none',
  ':field': 'email',
  ':file': 'start.js',
};

describe.each(operations.filter((declared) => !endsTheCaller.includes(nameOf(declared))))(
  '$method $path',
  (declared) => {
    const path = declared.path.replace(/:\w+/g, (name) => unknown[name as keyof typeof unknown]);
    const permitted = expected[nameOf(declared)] ?? '';

    it.each(['-', 'R', 'D', 'F', 'A'])(
      'for %s follows the table [6.1, 6.5, 6.9, 6.12, 6.14]',
      async (letter) => {
        const client = clients[letter] as Client;
        const { status, body } = await client[declared.method](path);
        const turnedAway = status === 401 || status === 403;
        const isWrongPassword =
          body?.error === 'login_error' || body?.error === 'login_validate_error' || path === '/auth/refresh';
        if (!isWrongPassword)
          expect({ letter, status, turnedAway }).toEqual({
            letter,
            status,
            turnedAway: !permitted.includes(letter),
          });
        const isStranger = letter === '-' || nameOf(declared) in expectedScopes;
        if (turnedAway && !isWrongPassword) expect(status).toBe(isStranger ? 401 : 403);
        expect(status).toBeLessThan(500);
      },
    );

    it('for staff roles follows their table', async () => {
      for (const letter of Object.values(staffLetters)) {
        const { status, body } = await (clients[letter] as Client)[declared.method](path);
        if (body?.error === 'login_error' || path === '/auth/refresh') continue;
        const mayCall = staffOf(nameOf(declared)).includes(letter);
        expect({ letter, refused: status === 401 || status === 403 }).toEqual({ letter, refused: !mayCall });
        if (!mayCall && permitted.includes('A'))
          expect({ letter, error: body.error }).toEqual({ letter, error: 'not_in_role' });
      }
    });
  },
);

describe('API keys', () => {
  /** Keys with one scope each, with all, and such that cannot be used anymore. */
  const keys: Record<string, Client> = {};
  const over = ['revoked', 'expired', 'replaced', 'unknown'];

  beforeAll(async () => {
    const admin = clients.A as Client;
    const account = (await app.signedIn('rider')).user.id;
    const add = async (name: string, scopes: readonly ApiScope[], expiresAt?: number) => {
      const { status, body } = await admin.post('/apikeys', { name, account, scopes, expiresAt });
      expect(status).toBe(201);
      keys[name] = app.withKey(body.newKey);
      return body.id as string;
    };
    for (const scope of apiScopes) await add(scope, [scope]);
    await add('all', apiScopes);
    await admin.post(`/apikeys/${await add('revoked', apiScopes)}/revoke`);
    await admin.post(`/apikeys/${await add('replaced', apiScopes)}/rotate`, { graceHours: 0 });
    await add('expired', apiScopes, app.clock.at + 1);
    app.clock.at += 1;
    keys.unknown = app.withKey(`wf_live_${'x'.repeat(43)}`);
  });

  const cases = operations.map((declared) => ({ declared, name: nameOf(declared) }));
  const pathOf = ({ path }: { path: string }) =>
    path.replace(/:\w+/g, (name) => unknown[name as keyof typeof unknown]);
  const asked = async (client: Client | undefined, declared: (typeof operations)[number]) => {
    const { status, body } = await (client as Client)[declared.method](pathOf(declared));
    return { status, error: body?.error as string | undefined };
  };

  it.each(cases.filter(({ name }) => name in expectedScopes))(
    '$name accepts those with its scope, and no other keys',
    async ({ declared, name }) => {
      for (const scope of apiScopes) {
        const { status, error } = await asked(keys[scope], declared);
        const isRefused = status === 401 || error === 'api_key_scope';
        expect({ name, scope, isRefused }).toEqual({
          name,
          scope,
          isRefused: scope !== expectedScopes[name],
        });
      }
      for (const which of over)
        expect({ which, ...(await asked(keys[which], declared)) }).toEqual({
          which,
          status: 401,
          error: 'api_key_invalid',
        });
    },
  );

  it.each(cases.filter(({ name }) => !(name in expectedScopes)))(
    '$name takes one with all scopes for a stranger',
    async ({ declared, name }) => {
      const { status } = await asked(keys.all, declared);
      if (expected[name]?.includes('-')) expect(status).toBe((await asked(app.anonymous, declared)).status);
      else expect(status).toBe(401);
    },
  );
});

it('an account that is not approved is rejected everywhere [5.24]', async () => {
  const unapproved = await app.signedIn('rider', { approved: false });
  const { status, body } = await unapproved.get('/auth/me');
  expect({ status, error: body.error }).toEqual({ status: 403, error: 'require_approval' });
});

it('a token of a deleted account, with another key or without a signature is rejected', async () => {
  const gone = await app.signedIn('admin');
  await app.services.db.users.remove(gone.user.id);
  expect((await gone.get('/riders')).status).toBe(401);

  const unsigned = `${Buffer.from('{"alg":"none"}').toString('base64url')}.${Buffer.from(JSON.stringify({ sub: clients.A?.user.id })).toString('base64url')}.`;
  for (const token of ['nonsense', unsigned]) {
    const answer = await app.request('get', '/api/riders').set({ authorization: `Bearer ${token}` });
    expect(answer.status).toBe(401);
  }
});

it('a rider can load their own bookings, payment methods, cancel reasons and profile, but no other users [6.3]', async () => {
  const rider = clients.R as Client;
  for (const path of ['/bookings', '/get_providers', '/cancelreasons'])
    expect({ path, ...(await rider.get(path)) }).toMatchObject({
      path,
      status: 200,
      body: expect.any(Array),
    });
  expect((await rider.get('/auth/me')).body.id).toBe(rider.user.id);
  for (const path of ['/riders', '/drivers', '/fleetadmins', '/alladmin'])
    expect({ path, status: (await rider.get(path)).status }).toEqual({ path, status: 403 });
});
