import type { Connection } from 'mongoose';
import { basicsRepositories } from '../basics/repositories.js';
import { messagesRepositories } from '../messages/repositories.js';
import { moneyRepositories } from '../money/repositories.js';
import { walletPart } from '../money/wallet/walletPart.js';
import { officeRepositories } from '../office/repositories.js';
import { peopleRepositories } from '../people/repositories.js';
import { platformRepositories } from '../platform/repositories.js';
import { tripsRepositories } from '../trips/repositories.js';
import type { Services } from './services.js';

/** All repositories, on one connection. */
export function createRepositories(connection: Connection): Services['db'] {
  // buildIndexes creates the indexes: Mongoose itself would send one command per index.
  Object.assign(connection.config, { autoIndex: false, autoCreate: false });
  return {
    ...platformRepositories(connection),
    ...basicsRepositories(connection),
    ...messagesRepositories(connection),
    ...peopleRepositories(connection, walletPart),
    ...moneyRepositories(connection),
    ...tripsRepositories(connection),
    ...officeRepositories(connection),
  };
}
