import { type APIRequestContext, expect } from '@playwright/test';
import { answerOf } from './people.js';

/** A message in the demo's outbox. */
interface Message {
  title: string;
  body: string;
}

/** Messages sent to an address or a phone number, newest first, read by the demo's admin. */
export async function messagesTo(admin: APIRequestContext, to: string): Promise<Message[]> {
  const query = new URLSearchParams({ filter: JSON.stringify({ to }), sort: '["at","DESC"]' });
  return answerOf(await admin.get(`/api/outbox?${query}`));
}

/** Waits for a message whose subject or body contains a text. */
export async function messageTo(admin: APIRequestContext, to: string, text: string): Promise<Message> {
  const find = async () =>
    (await messagesTo(admin, to)).find(({ title, body }) => title.includes(text) || body.includes(text));
  await expect.poll(find, { message: `a message to ${to} about "${text}"` }).toBeDefined();
  return (await find()) as Message;
}

/** Waits for a message and returns the path of the page it links to, including the secret. */
export async function linkTo(admin: APIRequestContext, to: string, text: string): Promise<string> {
  const { body } = await messageTo(admin, to, text);
  const [link] = /https?:\S+/.exec(body) ?? [''];
  const { pathname, search } = new URL(link);
  return `${pathname}${search}`;
}

/** The secret in a link. */
export const tokenIn = (link: string) => new URL(link, 'http://localhost').searchParams.get('token');
