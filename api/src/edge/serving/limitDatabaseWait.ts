import { ServerBusy } from '@wayfare/shared';
import type { RequestHandler } from 'express';
import type { EdgeServices } from '../services.js';

/** Seconds until a repeated request is likely to find the database again. */
export const DATABASE_BACK_S = 5;

/**
 * Gives each request one time to wait for the database, however many queries it makes, and none once the
 * database is known to be away. Passes on server_busy (503).
 */
export function limitDatabaseWait({ databaseWatch }: Pick<EdgeServices, 'databaseWatch'>): RequestHandler {
  return (_request, response, next) => {
    if (databaseWatch.isGivenUp) {
      next(new ServerBusy(DATABASE_BACK_S));
      return;
    }
    const release = databaseWatch.onGivenUp(() => {
      if (!response.headersSent) next(new ServerBusy(DATABASE_BACK_S));
    });
    response.once('close', release);
    next();
  };
}
