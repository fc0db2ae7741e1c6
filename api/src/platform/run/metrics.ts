import { Counter, Gauge, Histogram, type OpenMetricsContentType, Registry } from 'prom-client';

/** The metrics of one process, in the format of OpenMetrics. */
export type MetricsRegistry = Registry<OpenMetricsContentType>;

/** A request that was answered. */
export interface ServedRequest {
  /** The operation's path with names instead of values, or `other`: never what a caller chose. */
  operation: string;
  method: string;
  /** 0 if the caller left before the answer. */
  status: number;
  seconds: number;
}

/**
 * Metrics of this process, read by Prometheus as OpenMetrics. Several processes each have their own. Pass
 * only values out of fixed lists: every new value of a label creates a series.
 */
export interface Metrics {
  registry: MetricsRegistry;
  /** Counts and times a request. */
  requestServed(request: ServedRequest): void;
  /** Counts a request rejected with a key of the error catalog. */
  requestRefused(error: string): void;
  /** Counts a request refused because this process has too much to do, by its importance. */
  requestShed(importance: string): void;
  /** Notes how much is refused, 0 to 2, and how many requests wait for their answer. */
  loadMeasured(level: number, waiting: number): void;
  /** Counts a rejected socket connection or event. */
  socketRefused(event: string, error: string): void;
  /** Counts an open socket, until what it returns is called. */
  socketOpened(): () => void;
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
  /** Counts an offer that ended, by how it did. `seconds`: how long it was open. */
  offerEnded(end: string, seconds: number): void;
  /** Counts a call of a card provider. Outcome: `ok`, `refused` (by its rules), or `failed`. */
  cardProviderAsked(provider: string, call: string, outcome: 'ok' | 'refused' | 'failed'): void;
}

/** Upper bounds of the durations of requests, in seconds. */
const REQUEST_SECONDS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];
/** Upper bounds of how long drivers take to answer an offer, in seconds. */
const ANSWER_SECONDS = [2, 5, 10, 15, 20, 30, 60, 120, 300];

/** The statuses of responses to one operation, and the duration of all of them. */
function requestMetrics(registry: MetricsRegistry): Pick<Metrics, 'requestServed' | 'requestRefused'> {
  const registers = [registry];
  const served = new Counter({
    name: 'wayfare_requests_total',
    help: 'Requests that were answered, by operation, method and status; status 0: the caller left',
    labelNames: ['operation', 'method', 'status'],
    registers,
  });
  const durations = new Histogram({
    name: 'wayfare_request_seconds',
    help: 'How long requests took, by operation and method',
    labelNames: ['operation', 'method'],
    buckets: REQUEST_SECONDS,
    registers,
  });
  const refused = new Counter({
    name: 'wayfare_refused_requests_total',
    help: 'Requests that were refused, by the key of the error they were answered with',
    labelNames: ['error'],
    registers,
  });
  return {
    requestServed({ operation, method, status, seconds }) {
      served.inc({ operation, method, status });
      durations.observe({ operation, method }, seconds);
    },
    requestRefused: (error) => refused.inc({ error }),
  };
}

/** How much work this process has, and what it refuses because of it. */
function loadMetrics(registry: MetricsRegistry): Pick<Metrics, 'requestShed' | 'loadMeasured'> {
  const registers = [registry];
  const shed = new Counter({
    name: 'wayfare_shed_requests_total',
    help: 'Requests refused because the process has too much to do, by importance',
    labelNames: ['importance'],
    registers,
  });
  const level = new Gauge({
    name: 'wayfare_shedding_level',
    help: 'What is refused under load. To 1: the share of requests that can wait; to 2: all of them and a share of usual ones',
    registers,
  });
  const waiting = new Gauge({
    name: 'wayfare_waiting_requests',
    help: 'Requests that waited for their answer when the load was last measured',
    registers,
  });
  // Alerts divide by series: these exist from the start.
  for (const importance of ['canWait', 'usual']) shed.inc({ importance }, 0);
  return {
    requestShed: (importance) => shed.inc({ importance }),
    loadMeasured(measured, requests) {
      level.set(measured);
      waiting.set(requests);
    },
  };
}

/** The open sockets of this process, and what was refused on them. */
function socketMetrics(registry: MetricsRegistry): Pick<Metrics, 'socketOpened' | 'socketRefused'> {
  const open = new Gauge({ name: 'wayfare_sockets', help: 'Sockets that are open', registers: [registry] });
  const refused = new Counter({
    name: 'wayfare_refused_socket_events_total',
    help: 'Connections and events of sockets that were refused, by event and key of the error',
    labelNames: ['event', 'error'],
    registers: [registry],
  });
  return {
    socketOpened() {
      open.inc();
      return () => open.dec();
    },
    socketRefused: (event, error) => refused.inc({ event, error }),
  };
}

/** Creates the metrics of a process, in a registry of their own. */
export function createMetrics(): Metrics {
  const registry: MetricsRegistry = new Registry();
  registry.setContentType(Registry.OPENMETRICS_CONTENT_TYPE);
  const registers = [registry];
  const maps = new Counter({
    name: 'wayfare_maps_requests_total',
    help: 'Requests to map services, by service, by the product they are billed as, and by outcome',
    labelNames: ['service', 'product', 'outcome'],
    registers,
  });
  const pushes = new Counter({
    name: 'wayfare_push_messages_total',
    help: 'Messages sent to devices, by kind of device and by outcome',
    labelNames: ['kind', 'outcome'],
    registers,
  });
  const offers = new Histogram({
    name: 'wayfare_offer_seconds',
    help: 'How long offers were open, by how they ended: accepted is the time to accept',
    labelNames: ['end'],
    buckets: ANSWER_SECONDS,
    registers,
  });
  const cards = new Counter({
    name: 'wayfare_card_provider_calls_total',
    help: 'Calls of card providers, by provider, call and outcome',
    labelNames: ['provider', 'call', 'outcome'],
    registers,
  });
  return {
    registry,
    ...requestMetrics(registry),
    ...loadMetrics(registry),
    ...socketMetrics(registry),
    pushSent: (kind, outcome) => pushes.inc({ kind, outcome }),
    mapsAsked: (service, product, outcome) => maps.inc({ service, product, outcome }),
    offerEnded: (end, seconds) => offers.observe({ end }, seconds),
    cardProviderAsked: (provider, call, outcome) => cards.inc({ provider, call, outcome }),
  };
}
