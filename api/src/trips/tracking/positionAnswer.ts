import { type PositionAnswer, type PositionReason, positionReasons } from '@wayfare/shared';
import type { Request } from 'express';
import { z } from 'zod';
import { languageOf } from '../../basics/language/translate.js';
import type { TripsServices } from '../services.js';
import type { RecordedPositions } from './recordPosition.js';

const reason = z.enum(positionReasons);

/**
 * The answer to a position: whether it moved the driver, and what is wrong with it, in the caller's language.
 */
export const positionAnswerSchema = z.object({
  taken: z.boolean(),
  reason: reason.optional(),
  message: z.string().optional(),
});

/** The answer to positions that were sent together: how many moved the driver, and why others did not. */
export const positionsAnswerSchema = z.object({
  taken: z.number().int(),
  refused: z.array(z.object({ at: z.number().int(), reason, message: z.string() })).optional(),
});

/** Adds to an answer what the driver can do. */
export async function explainAnswer(
  answer: PositionAnswer,
  request: Request,
  services: TripsServices,
): Promise<z.infer<typeof positionAnswerSchema>> {
  if (!answer.reason) return answer;
  const { translate } = await languageOf(request, services);
  return { ...answer, message: translate(textOf(answer.reason)) };
}

/** The same for positions that were sent together. */
export async function explainRefusals(
  { taken, refused }: RecordedPositions,
  request: Request,
  services: TripsServices,
): Promise<z.infer<typeof positionsAnswerSchema>> {
  if (refused.length === 0) return { taken };
  const { translate } = await languageOf(request, services);
  return {
    taken,
    refused: refused.map((one) => ({ ...one, message: translate(textOf(one.reason)) })),
  };
}

const textOf = (about: PositionReason) => `position_${about}` as const;
