import {
  type Actor,
  conflict,
  type DocumentDateInput,
  documentEnd,
  type DocumentKind,
  invalid,
  notFound,
  type ReviewDocumentInput,
  type StoredDocument,
} from '@wayfare/shared';
import { releaseImage } from '../../../basics/image/claimImage.js';
import { decidedByColleague } from '../../../platform/crud/decidedByColleague.js';
import { permit } from '../../../platform/crud/permit.js';
import { withAudit } from '../../../platform/operation/withAudit.js';
import type { PeopleServices } from '../../services.js';
import type { StoredUser } from '../../user/storedUser.js';
import { changeDocument } from './changeDocument.js';
import { documentOf } from './presentDocuments.js';
import { notifyAboutDocuments } from './notifyAboutDocuments.js';

/**
 * The office accepts or rejects a picture that a driver sent. The driver is notified.
 * @throws not_found (404); changed_meanwhile (409) if the driver sent another picture; decided_meanwhile
 *   (409) naming the colleague who was faster; validation_error (400) for a date in the past
 */
export async function reviewDocument(
  actor: Actor,
  id: string,
  kind: DocumentKind,
  input: ReviewDocumentInput,
  services: PeopleServices,
): Promise<StoredUser> {
  if (input.decision === 'approve') await requireFuture(input.expiresOn, services);
  let replaced: string | undefined;
  let isDecided = false;
  const made = change(
    actor,
    id,
    kind,
    (document) => {
      const { sent, ...rest } = document;
      isDecided = !sent;
      if (sent?.at !== input.at) throw conflict('changed_meanwhile');
      if (input.decision === 'reject') {
        replaced = sent.image;
        return {
          ...rest,
          rejected: { reason: input.reason, at: services.clock.now() },
          pendingNotice: { decision: 'reject', at: input.at },
        };
      }
      replaced = rest.image;
      return {
        image: sent.image,
        expiresOn: input.expiresOn,
        remindedUntil: services.clock.now(),
        pendingNotice: { decision: 'approve', at: input.at },
      };
    },
    services,
  );
  const changed = await made.catch(async (error: unknown) => {
    if (!isDecided) throw error;
    throw (await documentDecidedBy(actor, id, kind, services)) ?? error;
  });
  if (replaced) await releaseImage(replaced, services);
  await notifyAboutDocuments(id, services);
  return changed;
}

/**
 * Lets the office record until when an accepted document is valid, such as one from a sign-up.
 * @throws not_found (404) without an accepted picture; validation_error (400) for a date in the past;
 *   decided_meanwhile (409) naming the colleague who set another date since the actor saw it
 */
export async function dateDocument(
  actor: Actor,
  id: string,
  kind: DocumentKind,
  { expiresOn, was }: DocumentDateInput,
  services: PeopleServices,
): Promise<StoredUser> {
  await requireFuture(expiresOn, services);
  let isUnseen = false;
  const made = change(
    actor,
    id,
    kind,
    (document) => {
      if (!document.image) throw notFound();
      if (document.expiresOn === expiresOn) return document;
      isUnseen = was !== undefined && was !== (document.expiresOn ?? null);
      if (isUnseen) throw conflict('changed_meanwhile');
      return { ...document, expiresOn, remindedUntil: services.clock.now() };
    },
    services,
  );
  return made.catch(async (error: unknown) => {
    throw (isUnseen && (await documentDecidedBy(actor, id, kind, services))) || error;
  });
}

/** The error that names the colleague who decided about a document; null if the actor did. */
const documentDecidedBy = (actor: Actor, id: string, kind: DocumentKind, services: PeopleServices) =>
  decidedByColleague(
    actor,
    { resource: 'drivers', record: id, fields: [`document_${kind}`, 'document_rejected'] },
    services,
  );

async function requireFuture(expiresOn: string, { db, clock }: PeopleServices) {
  const { timeZone } = await db.settings.settings();
  if (documentEnd(expiresOn, timeZone) <= clock.now())
    throw invalid('validation_error', { expiresOn: 'document_date_past' });
}

/** A change by the office, in the audit log: the state of the one document before and after. */
async function change(
  actor: Actor,
  id: string,
  kind: DocumentKind,
  make: (document: StoredDocument) => StoredDocument,
  services: PeopleServices,
): Promise<StoredUser> {
  await permit(actor, 'edit', 'drivers', services);
  const before = await services.db.users.findById(id);
  if (before?.usertype !== 'driver') throw notFound();
  const fieldsOf = (driver: StoredUser) => {
    const { expiresOn = null, rejected } = documentOf(driver, kind);
    return { [`document_${kind}`]: expiresOn, document_rejected: rejected?.reason ?? null };
  };
  return withAudit(
    actor,
    {
      action: 'edit',
      resource: 'drivers',
      record: id,
      before: () => fieldsOf(before),
      after: (driver: StoredUser) => fieldsOf(driver),
    },
    () => changeDocument(id, kind, make, services),
    services,
  );
}
