import type { GuestMessage } from '@wayfare/shared';
import { inOrder, useMessagePages } from '@wayfare/web/chat';
import { call } from '@wayfare/web/http';
import { useMemo, useState } from 'react';
import { ChatButton } from '../chat/ChatButton.js';
import { ChatDrawer } from '../chat/ChatDrawer.js';
import { notArrived } from '../chat/outgoing.js';
import { useOutgoing } from '../chat/useOutgoing.js';
import { useUnread } from '../chat/useUnread.js';
import { useText } from '../../frame/language/LanguageProvider.js';

/** How often a guest's chat is asked for, in ms: while it is read, and otherwise. */
const READ_MS = 4_000;
const IDLE_MS = 15_000;

/** The chat of a guest with the driver, by the link of the trip: a button, and the chat it opens. */
export function GuestChat(props: {
  token: string;
  reference: string;
  driver: string;
  isOpen: boolean;
  isPrimary: boolean;
}) {
  const { token, reference, driver, isOpen, isPrimary } = props;
  const t = useText();
  const [shown, setShown] = useState(false);
  const chat = useGuestChat(token, shown ? READ_MS : IDLE_MS);
  const received = chat.messages.filter(({ from }) => from === 'driver');
  const { unread } = useUnread(reference, received, shown);
  if (!isOpen && chat.messages.length === 0) return null;
  const label = t('chat_with', { name: driver });
  return (
    <>
      <ChatButton label={label} unread={unread} isPrimary={isPrimary} onClick={() => setShown(true)} />
      <ChatDrawer
        shown={shown}
        onClose={() => setShown(false)}
        title={label}
        name={driver}
        chat={chat}
        isOpen={isOpen}
        reader="guest"
      />
    </>
  );
}

/** A guest's messages, asked for again and again, and a function to send one. */
function useGuestChat(token: string, everyMs: number) {
  const { pages, ...chat } = useMessagePages(
    ['guest messages', token],
    (before) => call.post('/guest-trips/messages', { body: { token, before } }),
    { refetchInterval: everyMs, gcTime: 0 },
  );
  const [sent, setSent] = useState<readonly GuestMessage[]>([]);
  const messages = useMemo(
    () =>
      inOrder(...(pages ?? []), sent).map(({ by, ...message }) => ({
        ...message,
        from: by,
      })),
    [pages, sent],
  );
  const { outgoing, send, resend, discard } = useOutgoing(
    (message, key) => call.post('/guest-trips/message', { body: { token, key, message } }),
    (message) => setSent((before) => [...before, message]),
  );
  return {
    ...chat,
    messages,
    unsent: notArrived(outgoing, messages, 'guest'),
    send: (text: string) => send(text, messages.at(-1)?.sequence ?? 0),
    resend,
    discard,
  };
}
