import type { Client, TestApp } from '../support/testApp.js';

/** An answer of the API. */
// oxlint-disable-next-line typescript/no-explicit-any
export type Reply = { status: number; body: any };

/** Where two admins act: the first is faster. */
export interface Office {
  app: TestApp;
  first: Client;
  second: Client;
}

/** Two acts on the same record, of which the second comes too late. */
export interface Race {
  /** What the first admin does, and the second one two minutes later, unless `late` is something else. */
  act(by: Client): Promise<Reply>;
  late?(by: Client): Promise<Reply>;
  /** The error that the second one gets. */
  error: string;
  /** Reads what may have changed: the late act leaves it as the first one made it. */
  state?(): Promise<unknown>;
}

/** Prepares the race of an operation. */
export type Prepare = (office: Office) => Promise<Race>;
