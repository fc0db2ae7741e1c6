import type { Sent } from '../traffic/callLog.js';
import type { Scene } from '../traffic/scene.js';
import { type Verdict, verifyTown } from './verifyTown.js';

/** What happened to those who used an installation, and what it has kept. */
export interface Outcome {
  sent: readonly Sent[];
  seconds: number;
  /** Trips that were completed. */
  completed: number;
  /** How often connections of sockets have ended. */
  disconnects: number;
  /** Changes that reached a client neither by an event nor by a new connection. */
  missed: string[];
  /** Refusals and errors that nothing explains. */
  problems: string[];
  verdict: Verdict;
}

/** Sums up a scene whose trips are over, and compares what was acknowledged with what is stored. */
export async function outcomeOf(scene: Scene): Promise<Outcome> {
  const { town, log, completed, missed, problems } = scene;
  const seconds = log.now() / 1_000;
  const sent = [...log.all()];
  const disconnects = town.disconnects();
  return { sent, seconds, completed, disconnects, missed, problems, verdict: await verifyTown(scene) };
}
