import { type Actor, documentEnd, type DocumentKind, invalid, type SendDocumentInput } from '@wayfare/shared';
import { claimImage, releaseImage } from '../../../basics/image/claimImage.js';
import type { PeopleServices } from '../../services.js';
import type { StoredUser } from '../../user/storedUser.js';
import { changeDocument } from './changeDocument.js';

/**
 * The acting driver sends a new picture of a document to the office. It replaces one that still waits for
 * review. Sending the same again changes nothing.
 * @throws validation_error (400) for a date in the past, or a picture that is not a newly stored one
 */
export async function sendDocument(
  { uid }: Actor,
  kind: DocumentKind,
  { image, expiresOn }: SendDocumentInput,
  services: PeopleServices,
): Promise<StoredUser> {
  const { db, clock } = services;
  const { timeZone } = await db.settings.settings();
  if (documentEnd(expiresOn, timeZone) <= clock.now())
    throw invalid('validation_error', { expiresOn: 'document_date_past' });
  // Otherwise, a picture that is already in use could be claimed again within its first minute.
  const owner = await db.users.findById(uid);
  const known = owner?.documents?.[kind]?.sent;
  if (owner && known?.image === image && known.expiresOn === expiresOn) return owner;
  await claimImage({ key: image, kind: 'license', usedBy: uid, field: 'image' }, services);
  let replaced: string | undefined;
  const changed = await changeDocument(
    uid,
    kind,
    ({ rejected: _answered, ...document }) => {
      replaced = document.sent?.image;
      return { ...document, sent: { image, expiresOn, at: clock.now() } };
    },
    services,
  );
  if (replaced && replaced !== image) await releaseImage(replaced, services);
  return changed;
}
