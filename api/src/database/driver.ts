import type { Collection, Document } from 'mongodb';
import type { Connection } from 'mongoose';

/** What is needed of a model to read its collection by the driver. */
export interface DrivenModel {
  readonly db: Connection;
  readonly collection: { readonly collectionName: string };
  find(): unknown;
}

/** Documents with ids of the product's own. */
export type PlainDocument = Document & { _id: string };

/** A collection on the driver itself: for what is on every list's way, where Mongoose costs as much as the query. */
export function driverCollection<T extends PlainDocument>(
  connection: Connection,
  name: string,
): Collection<T> {
  return connection.getClient().db(connection.name).collection<T>(name);
}

/** The same of a model, with the way its filters are brought into the database's types: amounts are exact decimals. */
export function drivenBy(model: DrivenModel) {
  const collection = driverCollection<PlainDocument>(model.db, model.collection.collectionName);
  const query = model.find() as { cast(model: DrivenModel, filter: object): Record<string, unknown> };
  return {
    collection,
    cast: (filter: Readonly<Record<string, unknown>>) => query.cast(model, structuredClone(filter)),
  };
}
