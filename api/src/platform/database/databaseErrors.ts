/** Another running copy of the product already uses the data folder. */
export class DataFolderInUseError extends Error {
  override readonly name = 'DataFolderInUseError';
  constructor(dataDir: string, ownerPid?: number) {
    const owner = ownerPid === undefined ? 'another process' : `process ${ownerPid}`;
    super(
      `The data folder ${dataDir} is in use by ${owner}: stop that process, or set DATA_DIR to another folder.`,
    );
  }
}

/** The data folder cannot be created or written to. */
export class DataFolderNotWritableError extends Error {
  override readonly name = 'DataFolderNotWritableError';
  constructor(dataDir: string, cause: unknown) {
    const code = (cause as NodeJS.ErrnoException | undefined)?.code ?? 'unknown error';
    super(
      code === 'ENOSPC'
        ? `The disk of the data folder ${dataDir} is full: free some space, or set DATA_DIR to another folder.`
        : `The data folder ${dataDir} cannot be written to (${code}): fix its permissions, or set DATA_DIR to another folder.`,
      { cause },
    );
  }
}

/** The embedded database cannot run on this machine at all. */
export class EmbeddedDatabaseUnsupportedError extends Error {
  override readonly name = 'EmbeddedDatabaseUnsupportedError';
  constructor(reason: string, cause?: unknown) {
    super(
      `The embedded database cannot run here (${reason}): set MONGODB_URL to use MongoDB 7 or newer.`,
      cause === undefined ? undefined : { cause },
    );
  }
}

/** The embedded database failed to open, or kept crashing. */
export class EmbeddedDatabaseFailedError extends Error {
  override readonly name = 'EmbeddedDatabaseFailedError';
}
