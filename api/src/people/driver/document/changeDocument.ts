import {
  type DocumentKind,
  documentsEndAt,
  nextDocumentNotice,
  notFound,
  type StoredDocument,
  type StoredDocuments,
} from '@wayfare/shared';
import type { PeopleServices } from '../../services.js';
import type { StoredUser } from '../../user/storedUser.js';
import { documentOf } from './presentDocuments.js';
import { sendUserChanged } from '../../user/user.realtime.js';

/** How often a change is retried after concurrent changes of the same driver's documents. */
const TRIES = 10;

/**
 * Changes one of a driver's documents, based on the latest, together with what dispatch and reminders need to
 * know. Errors of `change` are passed on, and nothing changes, as when it returns the document itself.
 * @throws not_found (404) if there is no such driver
 */
export async function changeDocument(
  id: string,
  kind: DocumentKind,
  change: (document: StoredDocument, driver: StoredUser) => StoredDocument,
  services: PeopleServices,
): Promise<StoredUser> {
  const { db } = services;
  const { timeZone } = await db.settings.settings();
  for (let attempt = 0; attempt < TRIES; attempt += 1) {
    const driver = await db.users.findById(id);
    if (driver?.usertype !== 'driver') throw notFound();
    const before = documentOf(driver, kind);
    const after = change(before, driver);
    if (after === before) return driver;
    const { image, ...rest } = after;
    const isLicense = kind === 'license';
    const documents = {
      ...driver.documents,
      [kind]: isLicense ? rest : { ...rest, ...(image && { image }) },
    };
    const changed = await db.users.changeDocuments(id, driver, {
      ...planOf(documents, timeZone),
      // A license is shown where it always was.
      ...(isLicense && image && { licenseImage: image }),
    });
    if (!changed) continue;
    await services.liveDrivers.refresh(id);
    sendUserChanged(changed, services.realtime);
    return changed;
  }
  throw new Error(`the documents of ${id} kept changing`);
}

/** A driver's documents, with when they end and when there is next something to say about them. */
export const planOf = (documents: StoredDocuments, timeZone: string) => ({
  documents,
  documentsEndAt: documentsEndAt(documents, timeZone),
  documentsNoticeAt: nextDocumentNotice(documents, timeZone),
});
