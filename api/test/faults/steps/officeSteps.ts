import { DROP } from '../../support/builders.js';
import type { Step } from '../killAtEachWrite.js';
import type { Play } from '../play.js';
import { drivenTo } from './trip.js';

const byWallet = { payment_mode: 'wallet' };
const resolve = (play: Play, id: string, act: object) =>
  play.as('admin').post(`/bookings/${id}/resolve`, { reason: 'phone_failed', ...act });

/** Trips that staff end in place of their drivers. */
export const officeSteps: readonly Step[] = [
  {
    title: 'the office ends a trip under way',
    before: (play) => drivenTo(play, 'start'),
    take: (play, id) => resolve(play, id, { action: 'end', lat: DROP.lat, lng: DROP.lng, at: play.at }),
  },
  {
    title: 'the office writes off a fare that the wallet had reserved',
    before: (play) => drivenTo(play, 'reach', byWallet),
    take: (play, id) => resolve(play, id, { action: 'writeOff' }),
  },
  {
    title: 'the office records that a trip was paid in cash',
    before: (play) => drivenTo(play, 'reach'),
    take: (play, id) => resolve(play, id, { action: 'cash' }),
  },
  {
    title: 'the office cancels a trip under way, with wallet money reserved',
    before: (play) => drivenTo(play, 'start', byWallet),
    take: (play, id) => resolve(play, id, { action: 'cancel' }),
  },
  {
    title: 'the office cancels a trip that awaits payment',
    before: (play) => drivenTo(play, 'reach'),
    take: (play, id) => resolve(play, id, { action: 'cancel' }),
  },
];
