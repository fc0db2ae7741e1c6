import { constants } from 'node:zlib';
import compression from 'compression';
import express, { type Express, type RequestHandler } from 'express';
import helmet from 'helmet';
import * as basics from './basics/index.js';
import type { Operation } from './edge/operation.js';
import { requireKnownVersion } from './edge/serving/apiVersion.js';
import { contentSecurityPolicy } from './edge/serving/contentSecurityPolicy.js';
import { ignoreCookieBesideToken } from './edge/serving/crossOrigin.js';
import { limitDatabaseWait } from './edge/serving/limitDatabaseWait.js';
import { errorHandler } from './edge/serving/errorHandler.js';
import { healthRoutes } from './edge/serving/health.js';
import { mountOperations } from './edge/serving/mountOperations.js';
import { measureRequests } from './edge/serving/measureRequests.js';
import { openApiOperations } from './edge/serving/openApi/openApi.routes.js';
import { shedLoad } from './edge/serving/shedLoad.js';
import { shareWithOrigins } from './edge/serving/shareWithOrigins.js';
import * as messages from './messages/index.js';
import * as money from './money/index.js';
import * as office from './office/index.js';
import type { EdgeServices } from './edge/services.js';
import * as people from './people/index.js';
import * as platform from './platform/index.js';
import { requestLog } from './platform/log/requestLog.js';
import { BODY_MS } from './platform/operation/bodyDeadline.js';
import * as trips from './trips/index.js';

/** The areas of the product, from bottom to top. */
export const areas = [platform, basics, messages, people, money, trips, office] as const;

/** All operations of the API, area by area. */
export const operations: readonly Operation[] = [
  ...areas.flatMap((area): readonly Operation[] => area.operations),
  ...openApiOperations(() => operations),
];

/** Options of an app, in addition to its services. */
export interface AppOptions {
  /** Web sessions (express-session). */
  session: RequestHandler;
  /** The built files of site and panel. */
  files?: (app: Express) => void;
  /** The pages of site and panel; omitted for an API without pages. */
  pages?: (app: Express) => void;
  trustProxy?: number;
  /** How long the body of a request may take to arrive, in ms. */
  bodyMs?: number;
}

/** Creates the whole HTTP app. */
export function createApp(
  { session, files, pages, trustProxy = 0, bodyMs = BODY_MS }: AppOptions,
  services: EdgeServices,
): Express {
  const app = express();
  app.set('trust proxy', trustProxy);
  app.set('query parser', 'simple');
  app.set('body ms', bodyMs);
  app.disable('x-powered-by');

  app.use(requestLog(services.log));
  app.use(measureRequests(services.metrics));
  app.use(helmet(contentSecurityPolicy(services.config)));
  app.use(healthRoutes(services));
  // Before sessions, which are read from the database: a file is the same for every caller, and a page
  // requests dozens.
  files?.(app);
  app.use(limitDatabaseWait(services));
  app.use('/api', shareWithOrigins(services.config));
  // Before sessions, which are read from the database.
  app.use('/api', shedLoad(operations, services));
  app.use(ignoreCookieBesideToken);
  app.use(session);
  // Each response is generated for one request: stronger compression costs more time than it saves.
  app.use(
    '/api',
    compression({ level: constants.Z_BEST_SPEED }),
    requireKnownVersion,
    mountOperations(operations, services),
  );
  app.use(compression());
  pages?.(app);
  app.use(errorHandler(services));
  return app;
}
