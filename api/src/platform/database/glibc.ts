/**
 * The embedded engine is built for glibc 2.38 and newer, which Debian 12 lacks. There, the engine's process
 * starts with its own newer C library: apt downloads the next release's libc6 into a cache folder, from the
 * machine's own mirror and with its signature verified. The system itself is not changed.
 */
import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, readFile, readdir, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { productFolder } from '../config/productFolder.js';
import { EmbeddedDatabaseUnsupportedError } from './databaseErrors.js';

const run = promisify(execFile);

const NEEDED = '2.38';
const NEWER_SUITE = 'trixie';
const CACHE_DIR = join(productFolder, '.cache');
const LAYOUTS: Record<string, { triplet: string; loader: string } | undefined> = {
  x64: { triplet: 'x86_64-linux-gnu', loader: 'ld-linux-x86-64.so.2' },
  arm64: { triplet: 'aarch64-linux-gnu', loader: 'ld-linux-aarch64.so.1' },
};

/** How to start a Node process that can load the engine, as options of `child_process.fork`. */
export interface NodeLaunch {
  execPath: string;
  execArgv: string[];
}

/**
 * How to start the engine's process on this machine. Downloads a newer C library the first time one is
 * needed.
 * @throws EmbeddedDatabaseUnsupportedError where the engine cannot run
 */
export async function engineLaunch(): Promise<NodeLaunch> {
  const here = `${process.platform}-${process.arch}`;
  if (here === 'darwin-arm64') return { execPath: process.execPath, execArgv: [] };
  const layout = LAYOUTS[process.arch];
  if (process.platform !== 'linux' || !layout) {
    throw new EmbeddedDatabaseUnsupportedError(`there is no build of it for ${here}`);
  }
  const version = glibcVersion();
  if (!version) throw new EmbeddedDatabaseUnsupportedError('it needs Linux with glibc');
  if (!isOlder(version, NEEDED)) return { execPath: process.execPath, execArgv: [] };

  const libraries = join(await newerGlibc(version), 'usr/lib', layout.triplet);
  return {
    execPath: join(libraries, layout.loader),
    execArgv: ['--library-path', `${libraries}:/usr/lib/${layout.triplet}`, process.execPath],
  };
}

function glibcVersion(): string | undefined {
  const report = process.report.getReport() as { header?: { glibcVersionRuntime?: string } };
  return report.header?.glibcVersionRuntime;
}

function isOlder(version: string, than: string): boolean {
  return version.localeCompare(than, 'en', { numeric: true }) < 0;
}

/** The folder of the newer C library, downloaded unless an earlier run did so. */
async function newerGlibc(version: string): Promise<string> {
  const folder = join(CACHE_DIR, `glibc-${NEWER_SUITE}-${process.arch}`);
  if (existsSync(folder)) return folder;
  try {
    await mkdir(CACHE_DIR, { recursive: true });
    const work = await mkdtemp(join(CACHE_DIR, 'fetching-'));
    try {
      await fetchGlibc(work);
      // The rename is atomic. If another process was faster, its copy serves as well.
      await rename(join(work, 'root'), folder).catch((error: unknown) => {
        if (!existsSync(folder)) throw error;
      });
    } finally {
      await rm(work, { recursive: true, force: true });
    }
    return folder;
  } catch (error) {
    throw new EmbeddedDatabaseUnsupportedError(
      `it needs glibc ${NEEDED}, this machine has ${version}, and apt could not fetch a newer one`,
      error,
    );
  }
}

async function fetchGlibc(work: string): Promise<void> {
  const sources = join(work, 'newer.sources');
  await writeFile(sources, await newerSources());
  await writeFile(join(work, 'status'), '');
  for (const folder of ['lists/partial', 'cache/archives/partial', 'none', 'root']) {
    await mkdir(join(work, folder), { recursive: true });
  }
  const options = Object.entries({
    'Dir::Etc::sourcelist': sources,
    'Dir::Etc::sourceparts': join(work, 'none'),
    'Dir::Etc::preferencesparts': join(work, 'none'),
    'Dir::State': work,
    'Dir::State::Lists': join(work, 'lists'),
    'Dir::State::status': join(work, 'status'),
    'Dir::Cache': join(work, 'cache'),
    'Acquire::Languages': 'none',
    'Acquire::AllowInsecureRepositories': 'false',
    ...(process.getuid?.() === 0 ? { 'APT::Sandbox::User': 'root' } : {}),
  }).flatMap(([name, value]) => ['-o', `${name}=${value}`]);

  await run('apt-get', [...options, '-qq', 'update'], { cwd: work });
  await run('apt-get', [...options, '-qq', 'download', 'libc6'], { cwd: work });
  const archive = (await readdir(work)).find((name) => name.endsWith('.deb'));
  if (!archive) throw new Error('apt-get download left no package');
  await run('dpkg', ['-x', join(work, archive), join(work, 'root')]);
}

/** The machine's own deb822 entry for the main archive of its release, with the newer suite instead. */
async function newerSources(): Promise<string> {
  const codename = /^VERSION_CODENAME=(.+)$/m.exec(await readFile('/etc/os-release', 'utf8'))?.[1];
  for (const entry of await aptEntries()) {
    if (entry.suites.includes(codename ?? '') && entry.components.includes('main')) {
      const signedBy = entry.signedBy ? `Signed-By: ${entry.signedBy}\n` : '';
      return `Types: deb\nURIs: ${entry.uri}\nSuites: ${NEWER_SUITE}\nComponents: main\n${signedBy}`;
    }
  }
  throw new Error('apt has no entry for the main archive of this release');
}

interface AptEntry {
  uri: string;
  suites: string[];
  components: string[];
  signedBy: string | undefined;
}

async function aptEntries(): Promise<AptEntry[]> {
  const folder = '/etc/apt/sources.list.d';
  const parts = existsSync(folder) ? (await readdir(folder)).map((name) => join(folder, name)) : [];
  const entries: AptEntry[] = [];
  for (const file of ['/etc/apt/sources.list', ...parts].filter((name) => existsSync(name))) {
    const text = (await readFile(file, 'utf8')).replace(/^\s*#.*\n?/gm, '');
    entries.push(...(file.endsWith('.sources') ? deb822Entries(text) : oneLineEntries(text)));
  }
  return entries;
}

function deb822Entries(text: string): AptEntry[] {
  return text.split(/\n\s*\n/).flatMap((stanza) => {
    const field = (name: string) => new RegExp(`^${name}:[ \\t]*(\\S.*)$`, 'mi').exec(stanza)?.[1]?.trim();
    const words = (name: string) => field(name)?.split(/\s+/) ?? [];
    if (!words('Types').includes('deb')) return [];
    const shared = { suites: words('Suites'), components: words('Components'), signedBy: field('Signed-By') };
    return words('URIs').map((uri) => ({ uri, ...shared }));
  });
}

function oneLineEntries(text: string): AptEntry[] {
  return text.split('\n').flatMap((line) => {
    const [, options = '', uri, suite, components] =
      /^\s*deb\s+(?:\[([^\]]*)\]\s+)?(\S+)\s+(\S+)\s+(.+)$/.exec(line) ?? [];
    if (!uri || !suite || !components) return [];
    const signedBy = /signed-by=(\S+)/.exec(options)?.[1];
    return [{ uri, suites: [suite], components: components.trim().split(/\s+/), signedBy }];
  });
}
