import type { Action, Resource } from '../src/access/resources.js';
import type { Usertype } from '../src/people/user/user.schema.js';

/** Letters of callers: R rider, D driver, F fleet admin, A admin, - not signed in. */
export type Who = string;

/** The letter of each caller. */
const letters: Readonly<Record<Usertype | 'anonymous', string>> = {
  anonymous: '-',
  rider: 'R',
  driver: 'D',
  fleetadmin: 'F',
  admin: 'A',
};

/** All callers, with their letters. */
export const callers = Object.entries(letters) as readonly [Usertype | 'anonymous', string][];

/** Returns the callers of a list of letters. */
export const callersOf = (who: Who) =>
  callers.filter(([, letter]) => who.includes(letter)).map(([caller]) => caller);

/** Who may use a resource, written by hand. An action that is not listed is refused for all callers. */
export interface ExpectedResource extends Partial<Record<Action, Who>> {
  /** `list` and `show`, by the routes `GET /name` and `GET /name/:id`. */
  read?: Who;
  /** `create`, `edit` and `delete`, by `POST /name`, `PUT /name/:id` and `DELETE /name/:id`. */
  write?: Who;
  /** `export`, by `GET /name/export`. */
  exported?: Who;
  /** Who may open the page `/name` in the panel or on the site. */
  page?: Who;
  /**
   * A record that admins can add and change; the tests make it invalid in every way that its schema allows.
   */
  valid?: object;
}

/**
 * The expectations of the tests of access, pages and bad input. An action named on its own, such as `create`,
 * has no route of the resource: an operation performs it, with its own row in `access.api.test.ts`.
 */
export const expectedResources: Readonly<Record<Resource, ExpectedResource>> = {
  bookings: { read: 'RDFA', exported: 'FA', create: 'RA', page: 'RDFA' },
  series: { read: 'A', create: 'A', edit: 'A', page: 'A' },
  messages: { list: 'RDA', show: 'RDA', create: 'RD' },
  conversations: { read: 'FA', create: 'FA', edit: 'FA', page: 'FA' },
  shiftnotes: { read: 'A', write: 'A', page: 'A', valid: { text: 'The bridge is closed.', pinned: false } },
  pairblocks: { read: 'A', create: 'A', delete: 'A' },
  passedtrips: { read: 'D' },
  decisionrequests: { read: 'DA', create: 'D', edit: 'A', page: 'A' },
  personnotes: { read: 'A', create: 'A', delete: 'A' },
  tracking: { list: 'RDFA', show: 'RDFA' },
  alerts: { read: 'FA', exported: 'A', edit: 'A', page: 'FA' },
  'fare-reviews': { read: 'A', page: 'A' },
  riders: { read: 'A', write: 'A', exported: 'A', page: 'A' },
  drivers: { read: 'FA', write: 'FA', exported: 'FA', page: 'FA' },
  fleetadmins: { read: 'A', write: 'A', exported: 'A', page: 'A' },
  alladmin: { read: 'A', write: 'A', exported: 'A', page: 'A' },
  contactproposals: { read: 'A', edit: 'A', page: 'A' },
  cartypes: { read: '-RDFA', write: 'A', exported: 'A', page: 'A' },
  cancelreasons: { read: '-RDFA', write: 'A', exported: 'A', page: 'A', valid: { label: 'Too late' } },
  promos: { read: 'A', write: 'A', exported: 'A', page: 'A' },
  // Its page is /languagesetting.
  languages: { read: '-RDFA', write: 'A', exported: 'A' },
  apikeys: { read: 'A', create: 'A', edit: 'A', page: 'A' },
  notifications: { read: 'A', write: 'A', exported: 'A', page: 'A' },
  wallethistory: { read: 'RDA', exported: 'RDA', create: 'A', page: 'A' },
  walletadjustments: { read: 'A', exported: 'A', edit: 'A', page: 'A' },
  withdraws: { read: 'RDA', exported: 'A', create: 'RD', edit: 'A', page: 'A' },
  payments: { show: 'R', create: 'R' },
  cardpayments: { read: 'A', exported: 'A', edit: 'A', page: 'A' },
  cardrefunds: { read: 'A', exported: 'A', page: 'A' },
  paymentdifferences: { read: 'A', exported: 'A', page: 'A' },
  settings: { show: '-RDFA', edit: 'A', page: 'A' },
  appinfo: { show: '-RDFA', edit: 'A', page: 'A' },
  dashboard: { show: 'FA', page: 'FA' },
  earningreports: { read: 'A', exported: 'A', page: 'A' },
  driverearning: { read: 'FA', exported: 'FA', page: 'FA' },
  driverstatements: { show: 'DFA' },
  webhooks: { read: 'A', write: 'A', page: 'A' },
  'webhook-deliveries': { read: 'A' },
  savedviews: { read: 'A', write: 'A' },
  auditlog: { read: 'A', exported: 'A', page: 'A' },
  sms: { read: 'A', exported: 'A', page: 'A' },
  outbox: { read: 'A' },
};

/** Who may perform an action on a resource at all. */
export function expectedFor(resource: Resource, action: Action): Who {
  const { read, write, exported, ...named } = expectedResources[resource];
  if (action in named) return named[action] ?? '';
  if (action === 'list' || action === 'show') return read ?? '';
  return (action === 'export' ? exported : write) ?? '';
}
