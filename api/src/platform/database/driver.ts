import type { Collection, Document } from 'mongodb';
import type { Connection } from 'mongoose';

/** The parts of a model needed to read its collection through the driver. */
export interface DrivenModel {
  readonly db: Connection;
  readonly collection: { readonly collectionName: string };
  find(): unknown;
}

/** Documents with ids created by the product. */
export type PlainDocument = Document & { _id: string };

/**
 * A collection accessed through the driver itself: for hot list paths, where Mongoose costs as much as the
 * query.
 */
export function driverCollection<T extends PlainDocument>(
  connection: Connection,
  name: string,
): Collection<T> {
  return connection.getClient().db(connection.name).collection<T>(name);
}

/**
 * The same for a model, plus a cast of its filters to the database's types: amounts become exact decimals.
 */
export function drivenBy(model: DrivenModel) {
  const collection = driverCollection<PlainDocument>(model.db, model.collection.collectionName);
  const query = model.find() as { cast(model: DrivenModel, filter: object): Record<string, unknown> };
  return {
    collection,
    cast: (filter: Readonly<Record<string, unknown>>) => query.cast(model, structuredClone(filter)),
  };
}
