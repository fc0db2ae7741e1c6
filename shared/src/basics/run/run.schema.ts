import { z } from 'zod';

/**
 * State of a long-running task the server does for an admin. `interrupted`: the server stopped during the
 * task.
 */
const runStateSchema = z.enum(['never', 'running', 'done', 'failed', 'cancelled', 'interrupted']);
export type RunState = z.infer<typeof runStateSchema>;

/** A run and the result of the last one that finished. Times are ms timestamps. */
export const runSchema = <Result extends z.ZodType>(result: Result) =>
  z.object({
    state: runStateSchema,
    startedAt: z.number().int().nullable(),
    /** Number of items processed, and the total. */
    done: z.number().int(),
    total: z.number().int(),
    finishedAt: z.number().int().nullable(),
    result: result.nullable(),
  });

/** The same as a type, for a known result type. */
export interface Run<Result> {
  state: RunState;
  startedAt: number | null;
  done: number;
  total: number;
  finishedAt: number | null;
  result: Result | null;
}
