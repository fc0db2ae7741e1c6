import { execFileSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { join } from 'node:path';
import { json } from 'node:stream/consumers';
import { pathToFileURL } from 'node:url';

/**
 * Valhalla's HTTP API on the real engine, in a process of its own: the engine writes to the standard output
 * and blocks while it works. Arguments: the engine's package, and a folder with `map.osm.pbf`. Sends its port
 * to the parent process.
 */
const [enginePackage, folder] = process.argv.slice(2);
const cli = join(enginePackage, 'bin/valhalla-cli.js');
const node = (...args) =>
  execFileSync(process.execPath, [cli, ...args], { cwd: folder, stdio: ['ignore', 'pipe', 'ignore'] });
writeFileSync(join(folder, 'config.json'), node('build_config', '--mjolnir-tile-dir', join(folder, 'tiles')));
node('build_tiles', '-c', 'config.json', 'map.osm.pbf');

const { Actor } = await import(pathToFileURL(join(enginePackage, 'index.mjs')).href);
const actor = await Actor.fromConfigFile(join(folder, 'config.json'));

/** The engine's binding has texts only; its HTTP server sends these codes with them. */
const codes = [
  [/No path could be found/, 442],
  [/No suitable edges near location/, 171],
  [/exceeds the max distance limit/, 154],
];

const server = createServer(async (request, response) => {
  const send = (status, body) =>
    response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
  try {
    if (request.url === '/status') send(200, await actor.status({}));
    else if (request.url === '/route') send(200, await actor.route(await json(request)));
    else send(404, { error_code: 106, error: 'Try any of: /route /status' });
  } catch (error) {
    const code = codes.find(([text]) => text.test(error.message))?.[1] ?? 199;
    send(400, { error_code: code, error: error.message, status_code: 400 });
  }
});
server.listen(0, '127.0.0.1', () => process.send(server.address().port));
process.on('disconnect', () => process.exit());
