/** How long a condition may take to come true, in ms, unless its test is more patient. */
const PATIENCE_MS = 10_000;
const LOOK_EVERY_MS = 20;

/** Waits until a condition holds: for what happens by itself, and tells nobody. @throws when it never does */
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
