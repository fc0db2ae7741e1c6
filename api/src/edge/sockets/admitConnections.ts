import type { NextFunction, Request, RequestHandler, Response } from 'express';
import { callerAddress } from '../serving/callerAddress.js';
import { isFromOtherSite } from '../serving/crossOrigin.js';
import type { EdgeServices } from '../services.js';
import type { WayfareServer } from './connection.js';
import type { SocketLimits } from './socketLimits.js';

/**
 * Decides who may open a connection, before sign-in: limits how many connections an IP address has, and how
 * fast it opens them. Reads the session cookie once per connection, and never for a page of another site.
 */
export function admitConnections(
  io: WayfareServer,
  { session, services, limits }: { session: RequestHandler; services: EdgeServices; limits: SocketLimits },
): void {
  const addressOf = (request: Request) => callerAddress(request, services.config.TRUST_PROXY);
  const refuse = (address: string) => {
    services.metrics.socketRefused('connect', 'too_many_requests');
    if (limits.mayLog(address))
      services.log.info({ event: 'connect', error: 'too_many_requests', ip: address }, 'refused');
  };

  io.engine.use((request: Request, response: Response, next: NextFunction) => {
    // Later requests of a connection carry its id.
    const isHandshake = !new URL(request.url, 'http://localhost').searchParams.has('sid');
    if (!isHandshake) {
      next();
      return;
    }
    const address = addressOf(request);
    if (!limits.mayOpen(address)) {
      refuse(address);
      next(new Error('too_many_requests'));
      return;
    }
    // A session cannot be read now: clients open their connection later.
    if (services.databaseWatch.isGivenUp) next(new Error('server_busy'));
    else if (isFromOtherSite(request.headers)) next();
    else void session(request, response, next);
  });
  // Counted here, once it is open: several handshakes may have passed the check concurrently.
  io.engine.on('connection', (connection: EngineConnection) => {
    const address = addressOf(connection.request);
    const place = limits.countOpen(address);
    if (place) {
      connection.once('close', place.release);
      connection.once('close', services.metrics.socketOpened());
      return;
    }
    refuse(address);
    connection.close(true);
  });
}

/** The parts of the library's connections that are used here. */
interface EngineConnection {
  request: Request;
  once(event: 'close', listener: () => void): void;
  close(discard: boolean): void;
}
