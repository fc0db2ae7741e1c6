import { Counter, Registry } from 'prom-client';

/** Metrics of this process, read by Prometheus. Several processes each have their own. */
export interface Metrics {
  registry: Registry;
  /** Counts a request rejected with a key of the error catalog. */
  requestRefused(error: string): void;
  /** Counts a rejected socket connection or event. Pass only known names: every new name creates a series. */
  socketRefused(event: string, error: string): void;
  /**
   * Counts a request to a map service, by the product that the service bills. Outcome: `ok`, or why there was
   * no answer. Google bills only those that are `ok`.
   */
  mapsAsked(service: string, product: string, outcome: string): void;
  /**
   * Counts a message sent to a device, by kind of device (web, expo, fcm) and outcome (accepted, gone,
   * refused, later).
   */
  pushSent(kind: string, outcome: string): void;
}

export function createMetrics(): Metrics {
  const registry = new Registry();
  const requests = new Counter({
    name: 'wayfare_refused_requests_total',
    help: 'Requests that were refused, by the key of the error they were answered with',
    labelNames: ['error'],
    registers: [registry],
  });
  const sockets = new Counter({
    name: 'wayfare_refused_socket_events_total',
    help: 'Connections and events of sockets that were refused, by event and key of the error',
    labelNames: ['event', 'error'],
    registers: [registry],
  });
  const maps = new Counter({
    name: 'wayfare_maps_requests_total',
    help: 'Requests to map services, by service, by the product they are billed as, and by outcome',
    labelNames: ['service', 'product', 'outcome'],
    registers: [registry],
  });
  const pushes = new Counter({
    name: 'wayfare_push_messages_total',
    help: 'Messages sent to devices, by kind of device and by outcome',
    labelNames: ['kind', 'outcome'],
    registers: [registry],
  });
  return {
    registry,
    requestRefused: (error) => requests.inc({ error }),
    socketRefused: (event, error) => sockets.inc({ event, error }),
    pushSent: (kind, outcome) => pushes.inc({ kind, outcome }),
    mapsAsked: (service, product, outcome) => maps.inc({ service, product, outcome }),
  };
}
