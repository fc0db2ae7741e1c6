/** Time limit for a condition to become true, in ms, unless the test sets its own. */
const PATIENCE_MS = 30_000;
const LOOK_EVERY_MS = 20;

/** Polls until a condition holds, for background work that sends no signal. @throws when it never does */
export async function eventually(
  what: string,
  holds: () => unknown,
  patienceMs = PATIENCE_MS,
): Promise<void> {
  const until = Date.now() + patienceMs;
  while (!(await holds())) {
    if (Date.now() > until) throw new Error(`did not come true: ${what}`);
    await new Promise((resolve) => {
      setTimeout(resolve, LOOK_EVERY_MS);
    });
  }
}
