import { type Actor, INBOX_LIMIT, MOST_PAIR_BLOCKS } from '@wayfare/shared';
import type { Request, Response } from 'express';
import { passkeysOf } from '../../people/auth/passkey/managePasskeys.js';
import { signInsOf } from '../../people/auth/signInList.js';
import { bookingResource } from '../../trips/booking/booking.resource.js';
import { presentMessages } from '../../trips/chat/chatMessage.presenter.js';
import { presentConversationMessages } from '../conversation/conversation.presenter.js';
import { presentDecisionRequests } from '../decision/decision.presenter.js';
import { presentPassedTrip } from '../../trips/passedTrip/passedTrip.resource.js';
import { presentInbox } from '../../messages/inbox/inbox.presenter.js';
import { localeOf } from '../../basics/language/translate.js';
import { jsonArray, presentedBatches, sendJson } from '../../platform/crud/exportRecords.js';
import type { ResourceDefinition } from '../../platform/crud/resource.js';
import type { OfficeServices } from '../services.js';
import { walletHistoryResource } from '../../money/wallet/wallet.resource.js';
import { withdrawResource } from '../../money/withdraw/withdraw.resource.js';
import { presentDocuments } from '../../people/driver/document/presentDocuments.js';
import { presentUser } from '../../people/user/user.presenter.js';
import type { StoredUser } from '../../people/user/storedUser.js';

/** How many records are read at a time, to limit memory use. */
const PAGE = 500;

/**
 * Writes all data stored about a user as one JSON document, as that user may see it: profile, sign-ins,
 * passkeys, papers, bookings, wallet, payouts, chat messages, the conversation with the desk, notes of staff
 * about them, whom they asked never to meet again, recurring trips, trips that they did not get, their
 * requests about decisions, recorded positions and notifications.
 */
export async function exportOwnData(
  user: StoredUser,
  actor: Actor,
  response: Response,
  services: OfficeServices,
): Promise<void> {
  await sendJson(ownData(user, actor, response.req, services), response, 'my-data.json');
}

async function* ownData(
  user: StoredUser,
  actor: Actor,
  request: Request,
  services: OfficeServices,
): AsyncGenerator<string> {
  const profile = await presentUser(user, actor, services);
  const signIns = await signInsOf(actor.uid, undefined, services);
  const { passkeys } = await passkeysOf(actor.uid, services);
  yield `{"profile":${JSON.stringify(profile)},"signIns":${JSON.stringify(signIns)}`;
  yield `,"passkeys":${JSON.stringify(passkeys)}`;
  if (user.usertype === 'driver') {
    const { timeZone } = await services.db.settings.settings();
    const documents = presentDocuments(user, services.clock.now(), timeZone);
    yield `,"documents":${JSON.stringify(documents)}`;
  }
  const party = actor.usertype === 'driver' ? 'driver' : 'customer';
  const parts = [
    [bookingResource, { [party]: actor.uid }],
    [walletHistoryResource, { uid: actor.uid }],
    [withdrawResource, { uid: actor.uid, reserved: true }],
  ] as unknown as [ResourceDefinition<{ id: string }, never, OfficeServices>, Record<string, unknown>][];
  for (const [resource, filter] of parts) {
    const sort = { field: resource.sorts[0], order: -1 } as const;
    yield* namedList(resource.name, presentedBatches(resource, { filter, sort }, actor, services));
  }
  yield* namedList('messages', messagesOf(actor.uid, services));
  yield* namedList('conversation', conversationOf(actor, services));
  yield* namedList('notes', notesAbout(actor.uid, services));
  yield* namedList('keptApart', keptApartBy(actor, services));
  yield* namedList('recurringTrips', recurringTripsOf(actor.uid, services));
  yield* namedList('passedTrips', passedTripsOf(actor.uid, services));
  yield* namedList('decisionRequests', decisionRequestsOf(actor, services));
  yield* namedList('positions', positionsOf(actor.uid, services));
  yield* namedList('notifications', notificationsOf(actor.uid, request, services));
  yield '}';
}

async function* namedList(name: string, batches: AsyncIterable<unknown[]>): AsyncGenerator<string> {
  yield `,\n"${name}":`;
  yield* jsonArray(batches);
}

/** The chat messages a user wrote, each with its booking. */
async function* messagesOf(uid: string, services: OfficeServices) {
  for (let after = ''; ; ) {
    const page = await services.db.chatMessages.writtenBy(uid, after, PAGE);
    const presented = await presentMessages(page, services);
    yield presented.map((message, index) => ({ booking: page[index]?.booking, ...message }));
    const last = page.at(-1);
    if (!last || page.length < PAGE) return;
    after = last.id;
  }
}

/** Yields the messages between a user and the desk. */
async function* conversationOf(actor: Actor, services: OfficeServices) {
  for (let after = 0; ; ) {
    const page = await services.db.conversationMessages.page(actor.uid, { limit: PAGE, after });
    yield await presentConversationMessages(page, actor, services);
    const last = page.at(-1);
    if (!last || page.length < PAGE) return;
    after = last.sequence;
  }
}

/** Yields the notes of staff about a user, without the names of the staff. */
async function* notesAbout(uid: string, { db }: OfficeServices) {
  for (let skip = 0; ; skip += PAGE) {
    const page = await db.personNotes.about(uid, { skip, limit: PAGE });
    yield page.map(({ text, createdAt }) => ({ text, createdAt }));
    if (page.length < PAGE) return;
  }
}

/**
 * Yields whom a rider or driver asked never to meet again, by their ids. The wishes of others stay secret.
 */
async function* keptApartBy({ uid, usertype }: Actor, { db }: OfficeServices) {
  if (usertype !== 'rider' && usertype !== 'driver') return;
  const wishes = await db.pairBlocks.setBy(usertype, uid, MOST_PAIR_BLOCKS);
  yield wishes.map(({ rider, driver, createdAt }) => ({
    person: usertype === 'rider' ? driver : rider,
    createdAt,
  }));
}

/** Yields the recurring trips of a rider, without the staff who entered and changed them. */
async function* recurringTripsOf(uid: string, { db }: OfficeServices) {
  const series = await db.series.ofRider(uid, PAGE);
  yield series.map(({ id, parts, until, skipped, createdAt }) => ({
    id,
    parts: parts.map(({ by: _by, driver: _driver, ...part }) => part),
    until,
    skipped,
    createdAt,
  }));
}

/** Yields the trips near a driver that they did not get, as the driver sees them. */
async function* passedTripsOf(uid: string, { db }: OfficeServices) {
  const query = { filter: { driver: uid }, sort: { field: 'at', order: -1 }, skip: 0, limit: 0 } as const;
  for await (const batch of db.passedTrips.inBatches(query, PAGE)) yield batch.map(presentPassedTrip);
}

/** Yields what a driver asked about automatic decisions, with the answers. */
async function* decisionRequestsOf(actor: Actor, services: OfficeServices) {
  for (let skip = 0; ; skip += PAGE) {
    const page = await services.db.decisionRequests.ofDriver(actor.uid, { skip, limit: PAGE });
    yield await presentDecisionRequests(page, actor, services);
    if (page.length < PAGE) return;
  }
}

/** Yields the recorded positions of a driver. */
async function* positionsOf(uid: string, { db }: OfficeServices) {
  for (let after = 0; ; ) {
    const page = await db.driverTracks.ofDriver(uid, after, PAGE);
    yield page.flatMap(({ samples }) => samples);
    const last = page.at(-1);
    if (!last || page.length < PAGE) return;
    after = last.from;
  }
}

/** The notifications in a user's inbox, in the language of the request. */
async function* notificationsOf(uid: string, request: Request, services: OfficeServices) {
  const entries = await services.db.inbox.list(uid, { skip: 0, limit: INBOX_LIMIT });
  yield await presentInbox(entries, await localeOf(request, services), services);
}
