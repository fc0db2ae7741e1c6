import {
  MongoBulkWriteError,
  type BulkWriteResult,
  MongoClient,
  MongoNetworkError,
  MongoServerError,
} from 'mongodb';
import { isDatabaseAway } from './databaseAway.js';

describe('a database that is away', () => {
  it('is recognized when no server answers', async () => {
    // Nothing listens on port 1.
    const nowhere = new MongoClient('mongodb://127.0.0.1:1/', { serverSelectionTimeoutMS: 50 });
    const failure = await nowhere
      .db('test')
      .collection('things')
      .findOne({})
      .catch((error: unknown) => error);
    await nowhere.close();
    expect(isDatabaseAway(failure)).toBe(true);
  });

  it('is recognized when it breaks the connection of a write of many documents', () => {
    const noResult = { getWriteConcernError: () => undefined } as unknown as BulkWriteResult;
    const broken = new MongoNetworkError('connection 7 to 127.0.0.1:27017 closed');
    expect(isDatabaseAway(new MongoBulkWriteError(broken, noResult))).toBe(true);
  });

  it.each([
    [10107, 'is no longer the primary'],
    [91, 'is shutting down'],
    [11602, 'ended the operation when the primary changed'],
    [64, 'has a write that a majority does not have yet'],
  ])('is recognized by code %i: the server %s', (code) => {
    expect(isDatabaseAway(new MongoServerError({ message: 'an error', code }))).toBe(true);
  });

  it('is not confused with errors of the request, or of the product', async () => {
    const duplicate = new MongoServerError({ message: 'E11000 duplicate key', code: 11000 });
    expect([duplicate, new TypeError('a bug'), null].map(isDatabaseAway)).toEqual([false, false, false]);
  });
});
