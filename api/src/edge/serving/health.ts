import { setTimeout } from 'node:timers/promises';
import { Router } from 'express';
import { collectDefaultMetrics } from 'prom-client';
import { answerProbe, PROBE_PATH } from '../../platform/operation/pathProbe.js';
import { productVersion } from '../../platform/config/productVersion.js';
import { isSameSecret } from '../../platform/secret.js';
import type { EdgeServices } from '../services.js';

/**
 * A database that does not answer a check within this time is considered unavailable, in ms: health checks
 * wait for seconds.
 */
const READY_MS = 2_000;

/** Liveness, readiness, the path of the doctor's probe, and metrics for callers with the token. */
export function healthRoutes(services: EdgeServices): Router {
  const {
    db,
    config,
    metrics: { registry },
  } = services;
  collectDefaultMetrics({ register: registry });
  const router = Router();
  router.get('/healthz', (_request, response) => {
    response.json({ status: 'ok', ...productVersion(config) });
  });
  router.get(PROBE_PATH, (request, response) => answerProbe(request, response, services));
  router.get('/readyz', async (_request, response) => {
    const isReady = await Promise.race([
      db.ping().catch(() => false),
      setTimeout(READY_MS, false, { ref: false }),
    ]);
    response.status(isReady ? 200 : 503).json({ status: isReady ? 'ready' : 'database unavailable' });
  });
  router.get('/metrics', async (request, response) => {
    const given = request.get('authorization') ?? '';
    if (!config.METRICS_TOKEN || !isSameSecret(given, `Bearer ${config.METRICS_TOKEN}`)) {
      response.status(404).end();
      return;
    }
    response.type(registry.contentType).send(await registry.metrics());
  });
  return router;
}
