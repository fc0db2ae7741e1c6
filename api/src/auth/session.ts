import { MongoStore } from 'connect-mongo';
import type { RequestHandler } from 'express';
import session from 'express-session';
import type { Connection } from 'mongoose';

const WEEK_MS = 7 * 24 * 60 * 60_000;

/** Sessions of the web, in the product's own database. The store sweeps by itself: the database may not. */
export function sessionMiddleware(
  connection: Connection,
  options: { secret: string; secure: boolean },
): RequestHandler {
  return session({
    name: 'wayfare.sid',
    secret: options.secret,
    resave: false,
    saveUninitialized: false,
    rolling: false,
    cookie: { httpOnly: true, sameSite: 'lax', secure: options.secure, maxAge: WEEK_MS },
    store: MongoStore.create({
      client: connection.getClient(),
      dbName: connection.name,
      collectionName: 'sessions',
      autoRemove: 'interval',
      autoRemoveInterval: 10,
      ttl: WEEK_MS / 1000,
      touchAfter: 60 * 60,
    }),
  });
}
