/** Runs in the page of the desk: notes when rows show what is expected, and how long interactions take. */
(() => {
  const watch = {
    /** Texts by booking that have not been seen yet; null for a row that is to leave. */
    wanted: {},
    /** ms timestamps by booking. */
    seen: {},
    /** Durations until the next frame, in ms. */
    interactions: [],
  };
  window.watch = watch;

  let prefix = null;
  const rowOf = (booking) => {
    // The ids of rows end with those of their bookings.
    prefix ??= document.querySelector('[role=option]')?.id.replace(/[^-]*$/, '') ?? null;
    return prefix === null ? null : document.getElementById(prefix + booking);
  };
  const look = () => {
    for (const [booking, text] of Object.entries(watch.wanted)) {
      const row = rowOf(booking);
      if (text === null ? row : !row?.textContent.includes(text)) continue;
      watch.seen[booking] = Date.now();
      delete watch.wanted[booking];
    }
  };
  const start = () =>
    new MutationObserver(look).observe(document.body, {
      childList: true,
      subtree: true,
      characterData: true,
    });
  if (document.body) start();
  else document.addEventListener('DOMContentLoaded', start);

  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) if (entry.interactionId) watch.interactions.push(entry.duration);
  }).observe({ type: 'event', durationThreshold: 16, buffered: true });
})();
