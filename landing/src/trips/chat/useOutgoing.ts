import { api, idempotent, newIdempotencyKey } from '@wayfare/web/http';
import { useRef, useState } from 'react';
import type { OutgoingMessage } from './outgoing.js';

/**
 * Pending messages, sent one at a time to keep their order.
 * @param path where they are sent, below the API root
 * @param about what each request contains besides its text, also by the key of the message
 */
export function useOutgoing<Message>(
  path: string,
  onSent: (message: Message) => void,
  about: object | ((key: string) => object) = {},
) {
  const [outgoing, setOutgoing] = useState<OutgoingMessage[]>([]);
  const sending = useRef(Promise.resolve());
  const discard = (key: string) => setOutgoing((before) => before.filter((message) => message.key !== key));
  const setError = (key: string, error: unknown) =>
    setOutgoing((before) => before.map((message) => (message.key === key ? { ...message, error } : message)));

  function post({ key, text }: OutgoingMessage) {
    sending.current = sending.current.then(async () => {
      try {
        onSent(
          await api.post<Message>(
            path,
            { message: text, ...(typeof about === 'function' ? about(key) : about) },
            idempotent(key),
          ),
        );
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
      post(message);
    },
    resend(message: OutgoingMessage) {
      setError(message.key, null);
      post(message);
    },
  };
}
