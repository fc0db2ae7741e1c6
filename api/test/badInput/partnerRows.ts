import { apiScopes } from '@wayfare/shared';
import { aTrip, newId } from '../support/builders.js';
import type { Client } from '../support/testApp.js';
import type { GoodRequest, Rows } from './row.js';
import type { Stage } from './stage.js';

const newKey = (stage: Stage) => ({ name: 'Grand Hotel', account: stage.rider.user.id, scopes: apiScopes });

/** A key of the rider's account, and a partner who calls with it. */
async function made(stage: Stage): Promise<{ id: string; partner: Client }> {
  const { body } = await stage.admin.post('/apikeys', newKey(stage));
  return { id: body.id, partner: stage.app.withKey(body.newKey) };
}

const strangersOf = ({ strangers }: Stage) => Object.values(strangers);

/** A request of a partner about one of its bookings, which awaits a driver. */
const onBooking = (body?: object) => ({
  async good(stage: Stage): Promise<GoodRequest> {
    const { partner } = await made(stage);
    const { id } = await stage.booking('NEW');
    return { as: partner, params: { id }, ...(body && { body }) };
  },
});

/**
 * Keys of partners, and what partners do with them. Their calls are counted, so repeated reads change the
 * counts.
 */
export const partnerRows: Rows = {
  'GET /apikeys': { good: ({ admin }) => ({ as: admin }), again: 'same' },
  'GET /apikeys/:id': {
    async good(stage) {
      return { as: stage.admin, params: { id: (await made(stage)).id }, strangers: strangersOf(stage) };
    },
    again: 'same',
  },
  'POST /apikeys': {
    good: (stage) => ({
      as: stage.admin,
      body: newKey(stage),
      strangers: strangersOf(stage),
      refuses: {
        'the account of a driver': [{ account: stage.driver.user.id }, 400, 'validation_error', 'account'],
        'an unknown account': [{ account: newId() }, 400, 'validation_error', 'account'],
        'the same scope twice': [{ scopes: ['estimates', 'estimates'] }, 400, 'validation_error', 'scopes'],
        'an end in the past': [{ expiresAt: stage.app.clock.at }, 400, 'validation_error', 'expiresAt'],
      },
    }),
  },
  'POST /apikeys/:id/rotate': {
    async good(stage) {
      const { id } = await made(stage);
      return { as: stage.admin, params: { id }, body: { graceHours: 1 }, strangers: strangersOf(stage) };
    },
  },
  'POST /apikeys/:id/revoke': {
    async good(stage) {
      return { as: stage.admin, params: { id: (await made(stage)).id }, strangers: strangersOf(stage) };
    },
  },
  'POST /partner/estimates': {
    good: async (stage) => ({ as: (await made(stage)).partner, body: aTrip }),
  },
  'POST /partner/bookings': {
    good: async (stage) => ({
      as: (await made(stage)).partner,
      body: { ...aTrip, customer: { name: 'Ada Moreno', phone: '+12125550142' } },
      refuses: {
        'a number without country code': [
          { customer: { name: 'Ada', phone: '2125550142' } },
          ...([400, 'validation_error', 'customer.phone'] as const),
        ],
        'an impossible number': [
          { customer: { name: 'Ada', phone: '+12125550' } },
          ...([400, 'mobile_no_blank_error', 'customer.phone'] as const),
        ],
        'no drop': [{ drop: null }, 400, 'select_proper'],
      },
    }),
    keyed: { customer: { name: 'Grace Moreno', phone: '+12125550142' } },
  },
  'GET /partner/bookings': {
    good: async (stage) => ({ as: (await made(stage)).partner, query: { limit: '10' } }),
  },
  'GET /partner/bookings/:id': onBooking(),
  'GET /partner/bookings/:id/cancellation': onBooking(),
  'POST /partner/bookings/:id/changes/preview': onBooking({ pickUpInstructions: 'Blue coat' }),
  'POST /partner/bookings/:id/changes': onBooking({
    pickUpInstructions: 'Blue coat',
    version: 1,
    agreed: { customer_paid: 20, driver: 'none' },
  }),
  'POST /partner/bookings/:id/cancel': onBooking({ reason: 'Plans changed' }),
  'GET /partner/report': {
    good: async (stage) => ({ as: (await made(stage)).partner, query: { from: '0', until: '86400000' } }),
  },
};
