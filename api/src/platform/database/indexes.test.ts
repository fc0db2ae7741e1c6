import mongoose from 'mongoose';
import { aUser } from '../../../test/support/builders.js';
import { startTestApp, type TestApp } from '../../../test/support/testApp.js';

/** Queries that run on every request or every few seconds: none may scan a whole collection. */
let app: TestApp;
let connection: mongoose.Connection;

beforeAll(async () => {
  app = await startTestApp();
  await app.services.db.users.insertMany(Array.from({ length: 20 }, () => aUser('rider')));
  connection = app.connection;
});
afterAll(() => app.close());

async function stagesOf(collection: string, filter: object, sort: Record<string, 1 | -1> = {}) {
  const plan = await connection.collection(collection).find(filter).sort(sort).explain('queryPlanner');
  return [...JSON.stringify(plan.queryPlanner.winningPlan).matchAll(/"stage":"(\w+)"/g)].map(
    ([, stage]) => stage,
  );
}

it('finds drivers with documents to check by these documents, and not among all drivers', async () => {
  const sent = ['license', 'insurance', 'registration'].map((kind) => ({
    [`documents.${kind}.sent.at`]: { $gt: 0 },
  }));
  const plan = await connection.collection('users').find({ $or: sent }).explain('queryPlanner');
  const scanned = [...JSON.stringify(plan.queryPlanner.winningPlan).matchAll(/"indexName":"([^"]+)"/g)];
  expect(new Set(scanned.map(([, name]) => name))).toEqual(
    new Set(['license', 'insurance', 'registration'].map((kind) => `documents.${kind}.sent.at_1`)),
  );
});

it.each([
  ['users', { email: 'a@example.com' }, {}],
  ['users', { $or: [{ email: 'a@example.com' }, { mobile: '+1555' }] }, {}],
  ['users', { referralId: 'ada1000' }, {}],
  ['users', { claimedAt: { $lt: 1 } }, { claimedAt: 1 }],
  ['users', { usertype: 'rider', search: { $regex: '^ada' } }, {}],
  ['users', { 'contactWork.dueAt': { $lte: 1 } }, {}],
  ['users', { 'contactReverts.hash': 'x' }, {}],
  ['users', { 'contactReverts.from': 'a@example.com' }, {}],
  ['users', { 'contactReverts.until': { $lte: 1 } }, {}],
  ['pending_contacts', { hash: 'x', field: 'email', expiresAt: { $gt: 1 } }, {}],
  ['pending_contacts', { uid: 'x', expiresAt: { $gt: 1 } }, {}],
  ['pending_contacts', { forgetAt: { $lte: 1 } }, {}],
  ['bookings', { effectsDue: { $lte: 1 } }, { effectsDue: 1 }],
  ['bookings', { walletCheckAt: { $lte: 1 } }, { walletCheckAt: 1 }],
  ['bookings', { status: 'NEW', 'dispatch.nextAt': { $lte: 1 } }, { 'dispatch.nextAt': 1 }],
  ['bookings', { status: 'NEW', tripdate: { $lt: 1 } }, { tripdate: 1 }],
  ['bookings', { customer: 'x' }, { tripdate: -1, _id: -1 }],
  ['bookings', { driver: 'x' }, { tripdate: -1, _id: -1 }],
  ['bookings', {}, { status: 1, tripdate: -1, _id: -1 }],
  ['ledger', {}, { date: -1, _id: -1 }],
  ['ledger', { uid: 'x' }, { date: -1, _id: -1 }],
  ['tracking', { booking: 'x' }, { at: 1 }],
  ['tracking', { booking: 'x' }, { at: -1 }],
  ['chat_messages', { booking: 'x', sequence: { $lt: 9 } }, { sequence: -1 }],
  ['users', { pushToken: 'x' }, {}],
  ['web_sessions', { expires: { $lt: 1 } }, {}],
  ['audit_log', { resource: 'riders' }, { at: -1, _id: -1 }],
  ['audit_log', { record: 'x' }, { at: -1, _id: -1 }],
  ['audit_log', { actor: 'x' }, { at: -1, _id: -1 }],
  ['outbox', { at: { $lt: 1 } }, {}],
  ['inbox', { uid: 'x' }, { at: -1, _id: -1 }],
  ['inbox', { uid: 'x', isRead: false }, {}],
  ['inbox', { at: { $lt: 1 } }, {}],
  ['outbox', { notification: null, dueAt: { $lte: 1 } }, { dueAt: 1 }],
  ['outbox', { notification: 'x', dueAt: { $lte: 1 } }, { dueAt: 1 }],
  ['outbox', { notification: 'x', outcome: 'waiting' }, {}],
  ['mobile_apps', { uid: 'x' }, { at: -1, _id: -1 }],
  ['push_receipts', { 'device.kind': 'expo', dueAt: { $lte: 1 } }, { dueAt: 1 }],
  ['push_receipts', { 'device.uid': 'x' }, {}],
  ['notifications', { dueAt: { $lte: 1 } }, { dueAt: 1 }],
  ['push_subscriptions', { uid: 'x' }, { at: -1, _id: -1 }],
  ['images', { dueAt: { $lte: 1 } }, { dueAt: 1 }],
  ['images', { usedBy: 'x' }, {}],
  ['uploads', { expiresAt: { $lte: 1 } }, {}],
  ['upload_pieces', { expiresAt: { $lte: 1 } }, {}],
  ['chat_messages', { noticeDue: { $lte: 1 } }, { noticeDue: 1 }],
  ['wallet_adjustments', { dueSince: { $lte: 1 } }, { dueSince: 1 }],
  ['wallet_adjustments', { state: 'pending', expiresAt: { $lte: 1 } }, {}],
  ['wallet_adjustments', { txRef: { $in: ['x'] } }, {}],
  ['wallet_adjustments', { lock: 'x' }, {}],
  ['wallet_adjustments', { by: 'x', date: { $gte: 1 } }, {}],
  ['wallet_adjustments', { state: 'pending', expiresAt: { $gt: 1 }, by: { $ne: 'x' } }, {}],
  ['alerts', { state: 'open', $or: [{ fleetadmin: 'x' }] }, {}],
  ['bookings', { 'fareReview.openedAt': { $exists: true }, 'fareReview.isOpen': true }, {}],
  ['conversations', { isUnread: true, fleetadmin: 'x' }, {}],
  ['withdraws', { returnSince: { $lte: 1 } }, { returnSince: 1 }],
] as const)('%s %j uses an index', async (collection, filter, sort) => {
  const stages = await stagesOf(collection, filter, sort as Record<string, 1 | -1>);
  expect(stages).not.toContain('COLLSCAN');
});
