import { access, constants, mkdir } from 'node:fs/promises';
import { createServer } from 'node:net';
import { dirname, resolve } from 'node:path';

/** The major version of Node that the image, the workflow and `.nvmrc` use. */
export const RECOMMENDED_NODE = 26;
// The same as `engines` in package.json: required by the build tools and the database client.
const OLDEST_MAJOR_OF_NEWER_NODES = 24;
const OLDEST_MINOR_OF_OLDER_NODES = { 20: 19, 22: 12 };
const PLATFORMS = ['linux-x64', 'linux-arm64', 'darwin-arm64'];

/** A problem with this machine or its settings that the user must fix first. Its message explains how. */
export class Precondition extends Error {}

/** Fails unless this is a supported Node version. */
export function checkNode(version = process.versions.node) {
  const [major, minor] = version.split('.').map(Number);
  if (major >= OLDEST_MAJOR_OF_NEWER_NODES || minor >= OLDEST_MINOR_OF_OLDER_NODES[major]) return;
  throw new Precondition(
    `Node ${version} is not supported: install Node ${RECOMMENDED_NODE}, or the latest 24, 22 or 20.`,
  );
}

/** Fails if the embedded database is needed but not available for this platform. */
export function checkPlatform(env, platform = `${process.platform}-${process.arch}`) {
  if (env.MONGODB_URL || env.MONGODB_URL_FILE || PLATFORMS.includes(platform)) return;
  throw new Precondition(
    `The embedded database does not run on ${platform}: set MONGODB_URL to use MongoDB 7 or newer.`,
  );
}

/** Fails if the port cannot be used, before minutes are spent on installing and building. */
export async function checkPort(env) {
  const host = env.HOST || '127.0.0.1';
  const port = Number(env.PORT || 3000);
  // The configuration reports invalid ports better.
  if (!Number.isInteger(port) || port < 0 || port > 65535) return;
  const server = createServer();
  try {
    await new Promise((listening, failed) => {
      server.once('error', failed).listen(port, host, listening);
    });
  } catch (error) {
    if (error.code === 'EADDRINUSE') {
      throw new Precondition(
        `Port ${port} on ${host} is taken: stop the process that listens there, or set PORT to another port.`,
      );
    }
    throw new Precondition(`Cannot listen on port ${port} of ${host} (${error.code}): set HOST and PORT.`);
  }
  await new Promise((closed) => {
    server.close(closed);
  });
}

/** Fails if the data folder can be neither found nor created, or is not writable. */
export async function checkDataFolder(env) {
  const folder = resolve(env.DATA_DIR || '.data');
  try {
    await makeFolder(folder);
    await access(`${folder}/.`, constants.R_OK | constants.W_OK | constants.X_OK);
  } catch (error) {
    if (error.code === 'ENOSPC')
      throw new Precondition(
        `The disk of the data folder ${folder} is full: free some space, or set DATA_DIR to another folder.`,
      );
    throw new Precondition(
      `The data folder ${folder} cannot be written to (${error.code}): fix its permissions, or set DATA_DIR to another folder.`,
    );
  }
}

// Not mkdir's own `recursive`: it never returns where the system reports a newly created folder as missing,
// as /proc does.
async function makeFolder(folder) {
  try {
    await mkdir(folder, { mode: 0o700 });
  } catch (error) {
    if (error.code === 'EEXIST') return;
    if (error.code !== 'ENOENT' || folder === dirname(folder)) throw error;
    await makeFolder(dirname(folder));
    await mkdir(folder, { mode: 0o700 });
  }
}
