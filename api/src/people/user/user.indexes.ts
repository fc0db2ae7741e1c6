import { documentKinds } from '@wayfare/shared';
import type { Schema } from 'mongoose';
import { webhookEventsIndex } from '../../messages/webhook/pendingEvents.js';

/** Declares the indexes of the users, each with the query that needs it. */
export function indexUsers<Users>(users: Schema<Users>): void {
  // For sign-in, and so that an email or mobile is proved by only one account. A partial index serves only
  // queries that imply its condition: equality with a string implies `$gt: ''`, but not `$type`.
  users.index(
    { email: 1 },
    {
      unique: true,
      name: 'proved_email',
      partialFilterExpression: { email: { $gt: '' }, emailVerified: true },
    },
  );
  users.index(
    { mobile: 1 },
    {
      unique: true,
      name: 'proved_mobile',
      partialFilterExpression: { mobile: { $gt: '' }, mobileVerified: true },
    },
  );
  // Wallets below zero, for the metrics: indexes only those.
  users.index({ walletBalance: 1 }, { partialFilterExpression: { walletBalance: { $lt: 0 } } });
  // Finds the accounts that name a contact, oldest first.
  users.index({ email: 1, createdAt: 1 }, { partialFilterExpression: { email: { $gt: '' } } });
  users.index({ mobile: 1, createdAt: 1 }, { partialFilterExpression: { mobile: { $gt: '' } } });
  // A form that is sent twice makes one account.
  users.index({ signUpKey: 1 }, { unique: true, partialFilterExpression: { signUpKey: { $gt: '' } } });
  // Two dispatchers who book for one caller at a time make one account.
  users.index({ guestMobile: 1 }, { unique: true, partialFilterExpression: { guestMobile: { $gt: '' } } });
  users.index({ referralId: 1 }, { unique: true, partialFilterExpression: { referralId: { $gt: '' } } });
  // Finds the account of a sign-in through a provider: only one.
  users.index({ socialIds: 1 }, { unique: true, partialFilterExpression: { socialIds: { $gt: '' } } });
  // Finds the user of a device token: only one.
  users.index({ pushToken: 1 }, { unique: true, partialFilterExpression: { pushToken: { $gt: '' } } });
  // The recipients of a notification, in batches by id: only users with a device.
  users.index(
    { _id: 1, usertype: 1, userPlatform: 1 },
    { partialFilterExpression: { pushToken: { $gt: '' } }, name: 'people_with_devices' },
  );
  // The admin panel's four tables, newest first, and a fleet admin's own drivers.
  users.index({ usertype: 1, createdAt: -1, _id: -1 });
  users.index({ fleetadmin: 1, createdAt: -1, _id: -1 });
  // The same tables sorted by their other columns: otherwise, a hundred thousand riders would be sorted in
  // memory. A fleet admin's own drivers are few enough for that.
  for (const column of ['firstName', 'lastName', 'email', 'approved', 'walletBalance'] as const) {
    users.index({ usertype: 1, [column]: 1, _id: 1 });
  }
  // By id, the default order of reference lookups. Neither field ever changes.
  users.index({ usertype: 1, _id: 1 });
  // Columns that only drivers have.
  for (const column of ['vehicleNumber', 'carType'] as const) {
    users.index({ usertype: 1, [column]: 1, _id: 1 }, { partialFilterExpression: { usertype: 'driver' } });
  }
  // Finds the car types whose drivers offer what a trip needs: indexes only drivers who offer something.
  users.index({ needs: 1, approved: 1, carType: 1 }, { partialFilterExpression: { needs: { $gt: '' } } });
  // Searches by the beginning of a word.
  users.index({ usertype: 1, search: 1 });
  // Finds drivers on a trip, to repair half-made claims.
  users.index({ claimedAt: 1 }, { partialFilterExpression: { claimedAt: { $exists: true } } });
  users.index({ nextClaimedAt: 1 }, { partialFilterExpression: { nextClaimedAt: { $exists: true } } });
  // Finds referral bonuses that are earned and still to be credited, except those that wait for a verified
  // mobile.
  users.index(
    { 'bonusDue.month': 1 },
    { partialFilterExpression: { 'bonusDue.month': { $exists: true }, mobileVerified: true } },
  );

  // Finds drivers who are due a notice about their documents.
  users.index(
    { documentsNoticeAt: 1 },
    { partialFilterExpression: { documentsNoticeAt: { $exists: true } } },
  );

  // Finds and counts drivers with documents to check: indexes only those.
  for (const kind of documentKinds) {
    const sentAt = `documents.${kind}.sent.at`;
    users.index({ [sentAt]: 1 }, { partialFilterExpression: { [sentAt]: { $exists: true } } });
  }

  // Finds drivers who have not been notified of a step of their onboarding.
  users.index(
    { 'onboardingNotice.at': 1 },
    { partialFilterExpression: { 'onboardingNotice.at': { $exists: true } } },
  );

  // Finds invitations still to be mailed.
  users.index({ inviteDue: 1 }, { partialFilterExpression: { inviteDue: true } });

  // Finds drivers with events that webhooks have not received.
  users.index(...webhookEventsIndex);

  // Finds messages about changed contacts and bank details still to be sent.
  users.index(
    { 'contactWork.dueAt': 1 },
    { partialFilterExpression: { 'contactWork.dueAt': { $exists: true } } },
  );
  // Finds the contact change that a link undoes.
  users.index(
    { 'contactReverts.hash': 1 },
    { partialFilterExpression: { 'contactReverts.hash': { $exists: true } } },
  );
  // Finds contacts that may be restored to their user. Until then, other users cannot take them.
  users.index(
    { 'contactReverts.from': 1 },
    { partialFilterExpression: { 'contactReverts.from': { $exists: true } } },
  );
  // Finds contacts that can no longer be restored.
  users.index(
    { 'contactReverts.until': 1 },
    { partialFilterExpression: { 'contactReverts.until': { $exists: true } } },
  );
  // Lists the people whose contacts someone proposed to change, newest first.
  users.index(
    { 'contactProposal.at': -1, _id: -1 },
    { partialFilterExpression: { 'contactProposal.at': { $exists: true } } },
  );
  // Finds the proposal that a link decides on.
  users.index(
    { 'contactProposal.links.hash': 1 },
    { partialFilterExpression: { 'contactProposal.links.hash': { $exists: true } } },
  );
}
