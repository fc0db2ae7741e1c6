import { newIdempotencyKey } from '@wayfare/web/http';
import { useRef, useState } from 'react';
import type { OutgoingMessage } from './outgoing.js';

/**
 * Pending messages, sent one at a time to keep their order.
 * @param post sends one; sent again with the same key, it is the same message
 */
export function useOutgoing<Message>(
  post: (text: string, key: string) => Promise<Message>,
  onSent: (message: Message) => void,
) {
  const [outgoing, setOutgoing] = useState<OutgoingMessage[]>([]);
  const sending = useRef(Promise.resolve());
  const discard = (key: string) => setOutgoing((before) => before.filter((message) => message.key !== key));
  const setError = (key: string, error: unknown) =>
    setOutgoing((before) => before.map((message) => (message.key === key ? { ...message, error } : message)));

  function deliver({ key, text }: OutgoingMessage) {
    sending.current = sending.current.then(async () => {
      try {
        onSent(await post(text, key));
        discard(key);
      } catch (error) {
        setError(key, error);
      }
    });
  }

  return {
    outgoing,
    discard,
    send(text: string, after: number) {
      const message = { key: newIdempotencyKey(), text: text.trim(), after, error: null };
      setOutgoing((before) => [...before, message]);
      deliver(message);
    },
    resend(message: OutgoingMessage) {
      setError(message.key, null);
      deliver(message);
    },
  };
}
