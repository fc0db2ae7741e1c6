import {
  type DocumentNotice,
  dueDocumentNotices,
  notifiedDocuments,
  type TranslationKey,
} from '@wayfare/shared';
import { translator } from '../../../basics/language/translate.js';
import type { PeopleServices } from '../../services.js';
import { planOf } from './changeDocument.js';

/**
 * Sends a driver the due messages about their documents, and then stores when the next ones are due. The
 * messages have fixed ids: if a crash comes in between, they are sent again as the same messages.
 */
export async function notifyAboutDocuments(uid: string, services: PeopleServices): Promise<void> {
  const { db, clock, notifier } = services;
  const driver = await db.users.findById(uid);
  if (!driver?.documents) return;
  const { timeZone } = await db.settings.settings();
  const now = clock.now();
  const notices = dueDocumentNotices(driver.documents, now, timeZone);
  const locale = driver.language ?? (await db.languages.findDefault())?.langLocale ?? 'en';
  const translate = await translator(locale, services);
  await notifier.send(
    notices.map((notice) => {
      const [title, body] = textsOf(notice);
      return {
        id: idOf(uid, notice),
        to: uid,
        title: translate(title),
        body: translate(body),
        screen: 'documents',
        inbox: { title, body, areKeys: true as const },
      };
    }),
  );
  // Another change of the documents plans its own notices: then the next pass finishes this.
  await db.users.changeDocuments(
    uid,
    driver,
    planOf(notifiedDocuments(driver.documents, now, timeZone), timeZone),
  );
}

const idOf = (uid: string, notice: DocumentNotice) =>
  `document:${uid}:${notice.kind}:${notice.about}:${'at' in notice ? notice.at : notice.expiresOn}`;

function textsOf({ kind, about }: DocumentNotice): [TranslationKey, TranslationKey] {
  return [`document_${kind}`, `notice_document_${about}`];
}
