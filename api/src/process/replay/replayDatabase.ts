import type { Connection } from 'mongoose';

/** Name of the collection that marks a database as created by a replay. */
const MARK = 'replay_mark';
const NAME = /^[A-Za-z0-9_-]{1,38}$/;
const SYSTEM = new Set(['admin', 'local', 'config']);

/** The error for a database that a replay must not touch. Its message explains what to do instead. */
export class ReplayDatabaseError extends Error {
  override readonly name = 'ReplayDatabaseError';
}

/** @throws ReplayDatabaseError for the app's own database, the server's databases, and invalid names */
export function requireReplayName(name: string, productName: string): void {
  if (!NAME.test(name))
    throw new ReplayDatabaseError(`"${name}" is not a valid database name: use letters, digits, _ and -`);
  // The server does not allow names that differ only in case.
  if (name.toLowerCase() === productName.toLowerCase()) {
    throw new ReplayDatabaseError(`${name} is the product's own database: choose another with --database`);
  }
  if (SYSTEM.has(name.toLowerCase())) {
    throw new ReplayDatabaseError(`${name} belongs to the database server: choose another with --database`);
  }
}

/** Empties the database of earlier replays. @throws ReplayDatabaseError when it contains other data */
export async function emptyReplayDatabase(connection: Connection): Promise<void> {
  const collections = (await connection.listCollections()).map(({ name }) => name);
  if (collections.length > 0 && !collections.includes(MARK)) {
    throw new ReplayDatabaseError(
      `The database ${connection.name} contains data that no replay created: choose another with --database`,
    );
  }
  for (const name of collections) if (name !== MARK) await connection.dropCollection(name);
  if (!collections.includes(MARK)) await connection.createCollection(MARK);
}
