/** A group of operations in the documentation: those below one of its paths. */
interface Tag {
  name: string;
  description: string;
  paths: RegExp;
}

/** Every group, in the order of the documentation. An operation is in the first one that has its path. */
const groups: readonly Tag[] = [
  {
    name: 'Sign-up',
    description: 'New users, and the checks of their data before.',
    paths: /^\/(user_signup|check_user_exists|validate_referrer|license_images|auth\/social\/completion)/,
  },
  {
    name: 'Profile',
    description: 'Users see and change their own data.',
    paths:
      /^\/(auth\/me(?!\/(passkeys|second-factor))|users\/me|profile_images|auth\/(confirm|revert)-contact)/,
  },
  {
    name: 'Sign-in',
    description: 'Sessions of browsers, tokens of apps, second factors and passkeys.',
    paths: /^\/(auth|users\/:id\/second-factor)/,
  },
  {
    name: 'Bookings',
    description: 'Estimates, bookings and each step of a trip.',
    paths:
      /^\/(estimates|quotes|shared-trips|guest-bookings|guest-trips|tracked-parcels|bookings(?!\/:id\/(payment|tracking|messages|conversation|fare-review|drop-check|emergency))|drivers\/nearby|desk|shiftreplay)/,
  },
  {
    name: 'Fare reviews',
    description: 'Fares measured outside the bounds of their estimate, and who decides about them.',
    paths: /^\/(fare-reviews|bookings\/:id\/(fare-review|drop-check))/,
  },
  {
    name: 'Alerts',
    description: 'What is wrong with open trips, who takes care of it, and how long that takes.',
    paths: /^\/(alerts|bookings\/:id\/emergency)/,
  },
  {
    name: 'Tracking',
    description: 'Positions of drivers and trips.',
    paths: /^\/(bookings\/:id\/tracking|drivers\/me)/,
  },
  {
    name: 'Contact',
    description: 'Messages and calls between rider and driver, and conversations of both with the desk.',
    paths: /^\/(bookings\/:id\/(messages|conversation)|calls|conversations|users\/me\/conversation)/,
  },
  {
    name: 'Payments',
    description:
      'Card payments at providers, refunds to cards, and the comparison with the providers’ lists.',
    paths:
      /^\/(cardpayments|cardrefunds|paymentdifferences|get_providers|payments|bookings\/:id\/payment|wallet\/(topups|cards))/,
  },
  {
    name: 'Wallet',
    description: 'Balances, payouts, credits and debits, and the ledger behind them.',
    paths: /^\/(wallet|withdraws|ledger)/,
  },
  {
    name: 'Maps',
    description: 'Addresses, places and routes.',
    paths: /^\/googleapis-/,
  },
  {
    name: 'Catalog',
    description: 'What the business offers: car types, promos and reasons to cancel.',
    paths: /^\/(cartypes|promos|cancelreasons|tarifflab)/,
  },
  {
    name: 'Users',
    description: 'Riders, drivers, fleet admins and admins, as staff manage them.',
    paths: /^\/(riders|drivers|fleetadmins|alladmin)/,
  },
  {
    name: 'Messages',
    description: 'Notifications to many users, messages to single devices, and SMS.',
    paths: /^\/(notifications|send_notification|sms|outbox|dev)/,
  },
  {
    name: 'Pictures',
    description: 'Pictures, in one request or in pieces.',
    paths: /^\/(images|uploads)/,
  },
  {
    name: 'Reports',
    description: 'The dashboard, earnings and the audit log.',
    paths: /^\/(dashboard|earningreports|driverearning|auditlog)/,
  },
  {
    name: 'Partners',
    description: 'What partners do with an API key for their own customers.',
    paths: /^\/partner/,
  },
  {
    name: 'API keys',
    description: 'The keys of partners.',
    paths: /^\/apikeys/,
  },
  {
    name: 'Webhooks',
    description: 'Where events are sent, and what became of each message.',
    paths: /^\/(webhooks|webhook-deliveries)/,
  },
  {
    name: 'Notes',
    description:
      'What one shift tells the next, what staff note about riders and drivers, and who is kept apart.',
    paths: /^\/(shiftnotes|personnotes|pairblocks)/,
  },
  {
    name: 'Recurring trips',
    description: 'Trips that repeat, whose bookings are made ahead.',
    paths: /^\/(series|recurring-trips)/,
  },
  {
    name: 'Saved views',
    description: 'Lists as admins want to find them again, with how many records they have.',
    paths: /^\/savedviews/,
  },
  {
    name: 'Settings',
    description: 'Settings, company details, languages and the first day.',
    paths: /^\/(settings|appinfo|bootstrap|languages|translations|setup)/,
  },
  {
    name: 'Reference',
    description: 'This document and its page.',
    paths: /^\/(openapi\.json|docs)/,
  },
];

/** The name of an operation's group. New resources are in a group of their own. */
export function tagOf(path: string): string {
  const first = path.split('/')[1] ?? '';
  return groups.find(({ paths }) => paths.test(path))?.name ?? first.charAt(0).toUpperCase() + first.slice(1);
}

/** The groups in use, described. */
export function tagsOf(paths: readonly string[]): { name: string; description: string }[] {
  const used = new Set(paths.map(tagOf));
  const known = groups.filter(({ name }) => used.delete(name));
  return [
    ...known.map(({ name, description }) => ({ name, description })),
    ...[...used].map((name) => ({ name, description: `Records under \`/${name.toLowerCase()}\`.` })),
  ];
}
