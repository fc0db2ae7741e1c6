import { queryKeysIn } from '../../../../web/test/queryKeys.js';
import { allLiveQueries, staleAfter } from './liveQueries.js';

/** Queries that no event refreshes, each with the reason. */
const withoutEvents: Readonly<Record<string, string>> = {
  'sign-ins': 'polled',
  'browser push': 'a state of this browser',
  savedCards: 'changes only by its own page and by a payment, which leaves the page',
  checkout: 'an offer of one moment, which the API checks again',
  payments: 'polled until the provider has answered',
  'trip eta': 'polled while it is shown',
  meter: 'polled while it runs, and its own positions are known before that',
  places: 'a search',
  timezone: 'where a place is does not change',
  'social-completion': 'belongs to one sign-up',
  'verify-email': 'belongs to one link',
  'revert-contact': 'belongs to one link',
  'contact-proposal': 'belongs to one link',
  'guest trip': 'polled: guests have no live connection',
  'guest checkout': 'guests have no live connection',
  passedtrips: 'polled: no event is sent of trips that others got',
  'guest tip': 'guests have no live connection',
  messages: 'each message arrives with its own event',
  scripts: 'parts of the app itself, which a version does not change',
  'typed receipt phone': 'what a driver types on this device',
};

it('every resource that a page shows is refreshed by an event, or has a reason why not [7.31, 7.33]', () => {
  const shown = queryKeysIn('landing/src', 'web/src');
  expect(shown).toEqual(
    expect.arrayContaining(['bookings', 'wallet', 'cartypes', 'inbox', 'documents', 'me']),
  );
  const known = [...allLiveQueries, ...Object.keys(withoutEvents)];
  expect(shown.filter((key) => !known.includes(key))).toEqual([]);
  // A query that no page makes any more has no place in the table.
  expect(allLiveQueries.filter((key) => !shown.includes(key))).toEqual([]);
});

it('a change refreshes what depends on it, and nothing for a resource that the site does not show', () => {
  expect(staleAfter('wallethistory')).toEqual(['wallet', 'me', 'statement']);
  expect(staleAfter('auditlog')).toEqual([]);
  expect(staleAfter('constructor')).toEqual([]);
});
