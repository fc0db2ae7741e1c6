/** Work that takes longer than this is continued later, in ms: clicks and keys come in between. */
const SLICE_MS = 8;

/** Does work step by step without blocking the page. Returns a function that cancels the remaining steps. */
export function inSlices(steps: Iterator<unknown>): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const work = () => {
    const until = performance.now() + SLICE_MS;
    while (!steps.next().done) {
      if (performance.now() < until) continue;
      timer = setTimeout(work);
      return;
    }
  };
  work();
  return () => clearTimeout(timer);
}
