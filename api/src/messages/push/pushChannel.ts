import type { PushPayload } from '@wayfare/shared';
import type { DeviceKind, PushDevice } from './pushDevice.js';

/** A message for one device. `keptMs` is how long its service keeps it for a device that is offline. */
export interface PushItem {
  device: PushDevice;
  payload: PushPayload;
  keptMs: number;
}

/**
 * The result for one item. `accepted`: the service will deliver it; `receipt` identifies a report that it
 * makes later. `gone`: the device no longer exists. `refused`: never try again. `later`: try again, not
 * before `afterMs`; `isDown` if the service currently answers no one. Reasons contain codes, never tokens.
 */
export type PushOutcome =
  | { kind: 'accepted'; receipt?: string }
  | { kind: 'gone' }
  | { kind: 'refused'; reason: string }
  | { kind: 'later'; reason: string; afterMs?: number; isDown?: boolean };

/** A service's later report about a message it accepted. */
export type PushReceipt = { kind: 'delivered' } | { kind: 'gone' } | { kind: 'refused'; reason: string };

/** A service that delivers messages to devices of one kind. */
export interface PushChannel {
  /**
   * Sends messages. Returns one outcome per item, in the same order. Never throws because of a service's
   * answer.
   */
  send(items: readonly PushItem[]): Promise<PushOutcome[]>;
  /**
   * Reads reports by their ids; those that do not exist yet are missing. Absent for services without reports.
   * @throws when the service is currently unavailable
   */
  receipts?(ids: readonly string[]): Promise<ReadonlyMap<string, PushReceipt>>;
}

/** The channel of each kind of device; null where none is configured. */
export type PushChannels = Readonly<Record<DeviceKind, PushChannel | null>>;
