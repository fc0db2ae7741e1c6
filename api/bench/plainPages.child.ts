/**
 * The baseline for lists: a server that only runs one driver query and returns JSON. `/page` is the newest 25
 * bookings. `/counted` does what general REST back ends do for a list: the page and its `countDocuments`.
 */
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { parseEnvironment } from '../src/platform/config/environment.js';
import { connectDatabase } from '../src/platform/database/connectDatabase.js';
import { answerBench } from './childProtocol.js';

const config = parseEnvironment(process.env);
const database = await connectDatabase({
  mongodbUrl: config.MONGODB_URL as string,
  databaseName: config.MONGODB_DATABASE,
});
const bookings = database.connection.getClient().db(config.MONGODB_DATABASE).collection('bookings');

const page = () => bookings.find().sort({ tripdate: -1, _id: -1 }).limit(25).toArray();

async function answerTo(path: string | undefined): Promise<unknown> {
  if (path !== '/counted') return page();
  const [rows, total] = await Promise.all([page(), bookings.countDocuments({})]);
  return { rows, total };
}

const server = createServer((request, response) => {
  answerTo(request.url).then(
    (answer) => {
      response.writeHead(200, { 'Content-Type': 'application/json; charset=utf-8' });
      response.end(JSON.stringify(answer));
    },
    (error: Error) => response.writeHead(500).end(error.message),
  );
});

const bench = answerBench(async () => {
  server.closeAllConnections();
  await database.close();
});
server.listen(0, config.HOST, () => {
  bench.ready(`http://${config.HOST}:${(server.address() as AddressInfo).port}`);
});
