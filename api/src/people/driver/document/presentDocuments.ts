import {
  type DocumentConcern,
  documentConcern,
  type DocumentKind,
  documentKinds,
  documentStateOf,
  type DriverDocument,
  type StoredDocument,
} from '@wayfare/shared';
import type { StoredUser } from '../../user/storedUser.js';

type Owner = Pick<StoredUser, 'id' | 'documents' | 'licenseImage'>;

/**
 * The address of a picture of a document; the key is part of it, so that a newer picture has another address.
 */
const documentPath = (id: string, kind: DocumentKind, key: string) =>
  `/api/drivers/${id}/documents/${kind}/image?key=${key}`;

/** A driver's document as stored. The picture of a license is the driver's `licenseImage`. */
export function documentOf({ documents, licenseImage }: Owner, kind: DocumentKind): StoredDocument {
  const stored = documents?.[kind] ?? {};
  if (kind !== 'license') return stored;
  return { ...stored, ...(licenseImage && { image: licenseImage }) };
}

/** All documents of a driver at `now`, a ms timestamp, for those who may see them. */
export function presentDocuments(driver: Owner, now: number, timeZone: string): DriverDocument[] {
  return documentKinds.map((kind) => {
    const document = documentOf(driver, kind);
    const { image, expiresOn = null, sent, rejected = null } = document;
    return {
      kind,
      state: documentStateOf(document, now, timeZone),
      image: image ? documentPath(driver.id, kind, image) : null,
      expiresOn,
      sent: sent ? { ...sent, image: documentPath(driver.id, kind, sent.image) } : null,
      rejected,
    };
  });
}

/** A driver's documents that need attention. */
export function documentConcernsOf(
  driver: Owner,
  now: number,
  timeZone: string,
): { kind: DocumentKind; concern: DocumentConcern }[] {
  return documentKinds.flatMap((kind) => {
    const document = documentOf(driver, kind);
    const concern = documentConcern(documentStateOf(document, now, timeZone), Boolean(document.sent));
    return concern ? [{ kind, concern }] : [];
  });
}
