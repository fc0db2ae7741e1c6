import type { Actor, InboxPage, InboxQuery } from '@wayfare/shared';
import type { Request } from 'express';
import { localeOf } from '../../basics/language/translate.js';
import type { MessagesServices } from '../services.js';
import { presentInbox } from './inbox.presenter.js';

/** A page of the user's own notifications, newest first, in the language of the request. */
export async function readInbox(
  { uid }: Actor,
  { page, perPage }: InboxQuery,
  request: Request,
  services: MessagesServices,
): Promise<InboxPage> {
  const { inbox } = services.db;
  const [entries, total, unread, locale] = await Promise.all([
    inbox.list(uid, { skip: page * perPage, limit: perPage }),
    inbox.countAll(uid),
    inbox.countUnread(uid),
    localeOf(request, services),
  ]);
  return { entries: await presentInbox(entries, locale, services), total, unread };
}
