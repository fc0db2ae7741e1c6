import { rm } from 'node:fs/promises';

/** Stops the shared database engine and removes its data. */
export default async function globalTeardown() {
  const running = globalThis.wayfareTestMongo;
  if (!running) return;
  await running.mongo.stop();
  await rm(running.dataDir, { recursive: true, force: true });
}
