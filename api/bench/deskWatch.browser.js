/** Runs in the page of the desk: notes when rows show what is expected, and how long interactions take. */
(() => {
  const watch = {
    /** Texts by booking that have not been seen yet; null for a row that is to leave its lane. */
    wanted: {},
    /** ms timestamps by booking. */
    seen: {},
    /** Durations until the next frame, in ms. */
    interactions: [],
    /** The bookings whose rows are in the page. */
    inPage: () =>
      [...document.querySelectorAll('[role=option]')].map(({ id }) => id.slice(id.lastIndexOf('-') + 1)),
    scrollTo: (part) => {
      const list = document.querySelector('[role=listbox]');
      list.scrollTop = list.scrollHeight * part;
    },
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
      // A row that moves to another lane may leave the page.
      if (row && (text === null || !row.textContent.includes(text))) continue;
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
