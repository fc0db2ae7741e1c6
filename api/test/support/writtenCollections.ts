import type { CommandFailedEvent, CommandStartedEvent, CommandSucceededEvent, MongoClient } from 'mongodb';

/** Commands that change one collection, which they name. */
const WRITES = ['insert', 'update', 'delete', 'findAndModify', 'drop', 'create'];
/** Commands that change no document. */
const READS = [
  'find',
  'getMore',
  'count',
  'distinct',
  'explain',
  'createIndexes',
  'listCollections',
  'listIndexes',
  'killCursors',
  'endSessions',
  'ping',
  'hello',
];
/** Aggregation stages that write. */
const WRITING_STAGES = ['$merge', '$out'];

/**
 * The collections written to since the last call; `every` after a command that could have changed any of
 * them.
 */
export type WrittenCollections = () => { every: boolean; names: ReadonlySet<string> };

/** Watches the commands of a client, which needs the option `monitorCommands`. */
export function watchWrites(client: MongoClient): WrittenCollections {
  let every = false;
  let names = new Set<string>();
  const open = new Map<number, string | null>();

  const mark = (name: string | null) => {
    if (name === null) every = true;
    else names.add(name);
  };
  client.on('commandStarted', ({ commandName, command, requestId }: CommandStartedEvent) => {
    if (READS.includes(commandName)) return;
    if (commandName === 'aggregate' && !writesIn(command.pipeline)) return;
    const name = WRITES.includes(commandName) ? String(command[commandName]) : null;
    mark(name);
    open.set(requestId, name);
  });
  // A snapshot may have been taken between the start of a write and its end.
  const ended = ({ requestId }: CommandSucceededEvent | CommandFailedEvent) => {
    const name = open.get(requestId);
    if (name !== undefined) mark(name);
    open.delete(requestId);
  };
  client.on('commandSucceeded', ended);
  client.on('commandFailed', ended);

  return () => {
    const written = { every, names };
    every = false;
    names = new Set();
    return written;
  };
}

const writesIn = (pipeline: readonly object[]) =>
  pipeline.some((stage) => WRITING_STAGES.some((name) => name in stage));
