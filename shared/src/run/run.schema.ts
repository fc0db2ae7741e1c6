import { z } from 'zod';

/** Long work the server does for an admin, as it stands. `interrupted`: the server stopped while it was doing it. */
export const runStateSchema = z.enum(['never', 'running', 'done', 'failed', 'cancelled', 'interrupted']);
export type RunState = z.infer<typeof runStateSchema>;

/** A run and what the last one that was finished has found. Times are ms timestamps. */
export const runSchema = <Result extends z.ZodType>(result: Result) =>
  z.object({
    state: runStateSchema,
    startedAt: z.number().int().nullable(),
    /** How many things have been looked at, of how many. */
    done: z.number().int(),
    total: z.number().int(),
    finishedAt: z.number().int().nullable(),
    result: result.nullable(),
  });

/** The same for what is known of the result's type. */
export interface Run<Result> {
  state: RunState;
  startedAt: number | null;
  done: number;
  total: number;
  finishedAt: number | null;
  result: Result | null;
}
