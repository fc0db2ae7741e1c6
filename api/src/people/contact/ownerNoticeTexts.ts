import type { TranslationKey } from '@wayfare/shared';
import { type ContactNotice, type OwnerNoticeKind, ownerNoticeKinds } from '../user/contactState.js';

/** The texts of a mail with a link; `text` lists its sentences in order. */
export interface MailKeys {
  subject: TranslationKey;
  text: TranslationKey[];
  link: TranslationKey;
  closing: TranslationKey;
}

/** The texts of a message about an account change, for each channel. */
interface OwnerNoticeTexts {
  mail: MailKeys;
  push: { title: TranslationKey; body: TranslationKey };
  sms: TranslationKey;
}

/** What the messages of each kind advise about. */
const subjects = {
  passkey_added: 'passkeys',
  passkey_deleted: 'passkeys',
  authenticator_added: 'authenticator',
  authenticator_removed: 'authenticator',
  recovery_codes_renewed: 'authenticator',
  password_changed: 'password',
  email_taken: 'taken',
  mobile_taken: 'taken',
} as const satisfies Record<Exclude<OwnerNoticeKind, 'bank'>, string>;

/**
 * The texts of a message made by `ownerNotices`; null for any other message. `isHeld`: payouts are paused.
 */
export function ownerNoticeTexts(
  { kind, byAdmin }: Pick<ContactNotice, 'kind' | 'byAdmin'>,
  isHeld: boolean,
): OwnerNoticeTexts | null {
  if (!isOwnerNotice(kind)) return null;
  if (kind !== 'bank') {
    const about = subjects[kind];
    return {
      mail: {
        subject: `mail_${kind}_subject`,
        text: [`mail_${kind}_text`],
        link: `mail_${about}_link`,
        closing: `mail_${about}_closing`,
      },
      push: { title: `notice_${kind}_title`, body: `notice_${about}_body` },
      sms: `sms_${kind}`,
    };
  }
  const held = isHeld ? (['mail_bank_held'] as const) : [];
  return {
    mail: {
      subject: 'mail_bank_subject',
      text: [byAdmin ? 'mail_bank_by_admin' : 'mail_bank_text', ...held],
      link: 'mail_bank_link',
      closing: 'mail_bank_closing',
    },
    push: { title: 'notice_bank_title', body: isHeld ? 'notice_bank_held' : 'notice_bank_body' },
    sms: 'sms_bank',
  };
}

const isOwnerNotice = (kind: ContactNotice['kind']): kind is OwnerNoticeKind =>
  ownerNoticeKinds.some((known) => known === kind);
