import { setTimeout } from 'node:timers/promises';
import { expectOk } from '../traffic/openTown.js';
import type { Person } from '../traffic/person.js';

/** Rows of one page. */
const PAGE = 100;
/** Pages of one list that are read. */
const MOST_PAGES = 50;

/** What was read. */
export interface Reading {
  lists: number;
  rows: number;
  /** Lists and pages that could not be read, a line for each. */
  broken: string[];
}

interface Operation {
  parameters?: { name?: string; $ref?: string }[];
}

/**
 * Reads all pages of all lists that an admin may read, at one process, by its own contract.
 * @param url the process, without the proxy
 */
export async function readEverything(url: string, admin: Person): Promise<Reading> {
  const contract = (await (await fetch(`${url}/api/openapi.json`)).json()) as {
    paths: Record<string, { get?: Operation }>;
  };
  const lists = Object.entries(contract.paths).flatMap(([path, { get }]) => {
    const isList =
      get?.parameters?.some(({ name, $ref }) => name === 'range' || $ref?.endsWith('/Range')) &&
      !path.includes('{');
    return isList ? [path] : [];
  });
  const reading: Reading = { lists: 0, rows: 0, broken: [] };
  for (const path of lists) {
    for (let page = 0; page < MOST_PAGES; page += 1) {
      const range = `[${page * PAGE},${(page + 1) * PAGE - 1}]`;
      const response = await fetch(`${url}${path.startsWith('/api') ? '' : '/api'}${path}?range=${range}`, {
        headers: { authorization: `Bearer ${await admin.token()}`, 'x-forwarded-proto': 'https' },
      });
      const text = await response.text();
      // Lists that admins may not read, or that need more than a range, refuse their first page.
      if (page === 0 && [400, 401, 403, 404, 422].includes(response.status)) break;
      if (!response.ok) {
        reading.broken.push(`${path} ${range}: ${response.status} ${text.slice(0, 200)}`);
        break;
      }
      const rows: unknown = JSON.parse(text);
      if (!Array.isArray(rows)) break;
      if (page === 0) reading.lists += 1;
      reading.rows += rows.length;
      if (rows.length < PAGE) break;
    }
  }
  return reading;
}

/** Audits the ledger. Returns the number of discrepancies. @throws if the audit does not end */
export async function auditLedger(admin: Person): Promise<number> {
  interface Run {
    state: string;
    result?: { off: number } | null;
  }
  let run = (await expectOk(admin.persist({ method: 'POST', path: '/ledger', body: {} }))) as Run;
  while (run.state === 'running') {
    await setTimeout(500);
    run = (await expectOk(admin.persist({ method: 'GET', path: '/ledger' }))) as Run;
  }
  if (!run.result) throw new Error(`the audit of the ledger ended as ${run.state}`);
  return run.result.off;
}
