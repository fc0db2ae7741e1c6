import type { Request, Response } from 'express';
import { z } from 'zod';
import { sealText, unsealText } from '../sealed.js';
import type { PlatformServices } from '../services.js';

/** Where the doctor asks how its own request reached the product. */
export const PROBE_PATH = '/healthz/path';
const HEADER = 'Wayfare-Probe';
const USE = 'path probe';

/** The path of a request, as the product sees it. */
export const seenPath = z.object({
  scheme: z.string(),
  /** The address under which the caller is counted. */
  address: z.string(),
  /** The addresses in `X-Forwarded-For`, from the caller's end. */
  forwarded: z.array(z.string()),
});
export type SeenPath = z.infer<typeof seenPath>;

/** The header that proves that a probe comes from this installation. */
export async function probeHeader(keys: Pick<PlatformServices, 'sealKey'>): Promise<Record<string, string>> {
  return { [HEADER]: await sealText('doctor', USE, keys) };
}

/** Answers a probe of this installation with its path; anyone else gets 404. */
export async function answerProbe(
  request: Request,
  response: Response,
  services: Pick<PlatformServices, 'sealKey' | 'previousSealKeys'>,
): Promise<void> {
  const proof = request.get(HEADER);
  if (!proof || (await unsealText(proof, USE, services).catch(() => null)) === null) {
    response.status(404).end();
    return;
  }
  const forwarded = (request.get('x-forwarded-for') ?? '').split(',').map((address) => address.trim());
  const seen: SeenPath = {
    scheme: request.protocol,
    address: request.ip ?? '',
    forwarded: forwarded.filter(Boolean),
  };
  response.set('Cache-Control', 'no-store').json(seen);
}
