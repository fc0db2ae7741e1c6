import { Container } from '@mui/material';
import type { InboxEntry, Usertype } from '@wayfare/shared';
import { Inbox } from '@wayfare/web/inbox';
import { EmptyRoad } from '../../frame/brand/Art.js';
import { Notice } from '../../frame/brand/Notice.js';
import { useLanguage } from '../../frame/language/LanguageProvider.js';
import { useFormat } from '../../frame/language/useFormat.js';
import { OwnPageHead } from '../../frame/layout/OwnPageHead.js';
import { LoadError } from '../../frame/layout/PageStates.js';
import { usePageLink } from '../../frame/layout/usePageLink.js';
import { useMessages } from '../../frame/messages/MessagesProvider.js';
import { useSession } from '../../frame/session/SessionProvider.js';

/** The notifications of a rider or driver (rules 3.5, 7.31). */
export function InboxPage() {
  const { t, locale } = useLanguage();
  const format = useFormat();
  const pageLink = usePageLink();
  const { notifyError } = useMessages();
  const { user } = useSession();
  return (
    <>
      <OwnPageHead title={t('inbox_title')} here={null} />
      <Container maxWidth="md" sx={{ py: { xs: 3, md: 5 } }}>
        <Inbox
          text={t}
          locale={locale}
          date={format.dateTime}
          linkOf={(entry) => {
            const path = pathOf(entry, user?.usertype);
            return path === null ? null : pageLink(path);
          }}
          onError={notifyError}
          failed={(error, retry) => <LoadError error={error} onRetry={retry} />}
          empty={<Notice art={<EmptyRoad />} title={t('inbox_empty')} text={t('inbox_empty_text')} />}
        />
      </Container>
    </>
  );
}

/** The page a notification opens. A driver's wallet is in the console. */
function pathOf({ bookingId, screen }: InboxEntry, usertype?: Usertype): string | null {
  if (bookingId) return `/bookings/${bookingId}`;
  // A chat without a trip: the conversation with the office.
  if (screen === 'onlineChat') return '/profile/messages';
  if (screen === 'wallet') return usertype === 'driver' ? '/bookings' : '/profile/wallet';
  if (screen === 'documents') return '/bookings?tab=documents';
  if (screen === 'decisions') return '/profile/decisions';
  return screen === 'Profile' ? '/profile' : null;
}
