import { isChatOpen } from '@wayfare/shared';
import { useEffect, useRef, useState } from 'react';
import type { OwnBooking } from '../booking/bookings.js';
import { Note } from '../../frame/controls/Note.js';
import { useText } from '../../frame/language/LanguageProvider.js';
import { useMessages } from '../../frame/messages/MessagesProvider.js';
import { useSession } from '../../frame/session/SessionProvider.js';
import { ChatButton } from './ChatButton.js';
import { ChatDrawer } from './ChatDrawer.js';
import { useChat } from './useChat.js';
import { useUnread } from './useUnread.js';

/**
 * Chat with the other party of a trip: a button that shows the number of unread messages, and the chat it
 * opens.
 */
export function TripChat({ booking, isPrimary = false }: { booking: OwnBooking; isPrimary?: boolean }) {
  const t = useText();
  const { user, settings } = useSession();
  const { notify } = useMessages();
  const chat = useChat(booking.id);
  const [shown, setShown] = useState(false);
  const [now] = useState(() => Date.now());
  const isOpen = isChatOpen(booking, { now, contactMinutes: settings.contactMinutes });
  const isRider = user?.usertype === 'rider';
  const name = (isRider ? booking.driver_name : booking.customer_name) ?? '';

  const fromOther = chat.messages.filter(({ from }) => from !== user?.id);
  const { unread, newest } = useUnread(booking.id, fromOther, shown);

  // Messages that arrive while the page is open are announced immediately; earlier ones only count as unread.
  const loadedWith = useRef<number | null>(null);
  useEffect(() => {
    if (chat.isPending) return;
    const isNew = loadedWith.current !== null && newest > loadedWith.current;
    loadedWith.current = newest;
    if (isNew && !shown) notify(t('chat_new', { name }));
  }, [chat.isPending, newest, shown, name, notify, t]);

  if (!isOpen && chat.messages.length === 0) return null;
  if (booking.chat_unreachable) return <Note severity="info">{t('chat_unreachable')}</Note>;
  const label = t('chat_with', { name });
  return (
    <>
      <ChatButton label={label} unread={unread} isPrimary={isPrimary} onClick={() => setShown(true)} />
      <ChatDrawer
        shown={shown}
        onClose={() => setShown(false)}
        title={label}
        name={name}
        chat={chat}
        isOpen={isOpen}
      />
    </>
  );
}
