import {
  type Actor,
  canAccess,
  type DocumentKind,
  documentKinds,
  type DriverDocument,
  notFound,
} from '@wayfare/shared';
import type { PeopleServices } from '../../services.js';
import type { StoredUser } from '../../user/storedUser.js';
import { documentOf, presentDocuments } from './presentDocuments.js';

/** @throws not_found (404) for a kind that does not exist */
export function documentKind(name: string): DocumentKind {
  const known = documentKinds.find((each) => each === name);
  if (!known) throw notFound();
  return known;
}

/** A driver's documents. @throws not_found (404) for a driver whose documents the actor may not see */
export const readDocuments = async (actor: Actor, id: string, services: PeopleServices) =>
  answerDocuments(await findOwner(actor, id, services), services);

/**
 * The key of a picture of a document, the accepted one or the one that waits for review.
 * @throws not_found (404) for other keys, and for a driver whose documents the actor may not see
 */
export async function findDocumentImage(
  actor: Actor,
  id: string,
  { kind, key }: { kind: DocumentKind; key: string },
  services: PeopleServices,
): Promise<string> {
  const { image, sent } = documentOf(await findOwner(actor, id, services), kind);
  if (key !== image && key !== sent?.image) throw notFound();
  return key;
}

/** A driver's documents as operations return them. */
export async function answerDocuments(
  owner: StoredUser,
  { db, clock }: PeopleServices,
): Promise<{ documents: DriverDocument[] }> {
  const { timeZone } = await db.settings.settings();
  return { documents: presentDocuments(owner, clock.now(), timeZone) };
}

async function findOwner(actor: Actor, id: string, { db }: PeopleServices): Promise<StoredUser> {
  const owner = await db.users.findById(id);
  const isOpen =
    owner?.usertype === 'driver' && (actor.uid === id || canAccess(actor, 'show', 'drivers', owner));
  if (!isOpen) throw notFound();
  return owner;
}
