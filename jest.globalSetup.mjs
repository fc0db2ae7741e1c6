import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { tsImport } from 'tsx/esm/api';

/**
 * Starts the one database engine all test files share; each uses a database name of its own on it.
 * Tests find it at WAYFARE_TEST_MONGO, unless that already names a server to test against.
 */
export default async function globalSetup() {
  if (process.env.WAYFARE_TEST_MONGO) return;
  const { startEmbeddedMongo } = await tsImport('./api/src/database/embeddedMongo.ts', import.meta.url);
  const dataDir = await mkdtemp(join(tmpdir(), 'wayfare-test-'));
  const mongo = await startEmbeddedMongo({
    dataDir,
    onUnexpectedExit: (error) => {
      throw error;
    },
  });
  process.env.WAYFARE_TEST_MONGO = mongo.url('test');
  globalThis.wayfareTestMongo = { mongo, dataDir };
}
