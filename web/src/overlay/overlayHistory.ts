/** What an entry of the browser's history is: a page, or an overlay above it. */
interface Entry {
  /** The router's number of the page. */
  idx?: number;
  /** The address, which distinguishes pages that the router did not number. */
  href: string;
  /** How many entries it is above its page's own: 0 for the page itself. */
  step: number;
  /** How many overlays are open there. Fewer than steps, if one was closed by its own button. */
  overlays: number;
}

/** The part of `window` that keeps the history; for tests. */
export type HistoryWindow = Pick<Window, 'history' | 'location' | 'addEventListener' | 'setTimeout'>;

/**
 * Makes overlays part of the browser's history: Back closes the one in front and leaves the page where it is.
 *
 * An overlay adds an entry above that of its page, with a copy of the router's state, and the router is not
 * notified when the user returns from it. An overlay that is closed in another way leaves its entry behind,
 * for the next one: going back here would take effect later, perhaps after the user has followed a link. Such
 * entries are skipped on the way back, so that each press of Back does something.
 */
export function createOverlayHistory(window: HistoryWindow) {
  const { history, location } = window;
  /** The open overlays, the one in front last. */
  const open: (() => void)[] = [];

  const here = (): Entry => {
    const { idx, step, overlays } = (history.state ?? {}) as Partial<Entry>;
    return {
      ...(idx !== undefined && { idx }),
      href: location.href,
      step: step ?? 0,
      overlays: overlays ?? 0,
    };
  };
  let last = here();
  const isSamePage = (one: Entry, other: Entry) => one.idx === other.idx && one.href === other.href;

  /** Adds entries until each open overlay has one, or reuses the entry of a closed one. */
  const stand = () => {
    const { step, overlays } = here();
    if (overlays >= open.length) return;
    if (step > overlays) history.replaceState({ ...history.state, overlays: overlays + 1 }, '');
    else history.pushState({ ...history.state, step: step + 1, overlays: overlays + 1 }, '');
    stand();
  };

  let isSkipping = false;
  const skip = () => {
    isSkipping = true;
    history.back();
  };

  const onPop = (event: Event) => {
    const [from, wasSkipping] = [last, isSkipping];
    const at = here();
    last = at;
    isSkipping = false;
    const stays = isSamePage(from, at);
    // The page is the same for the router: it would draw it again for nothing.
    if (stays && (from.step > 0 || at.step > 0)) event.stopImmediatePropagation();
    const isForward = stays ? at.step > from.step : (at.idx ?? 0) > (from.idx ?? 0);
    if (at.overlays < open.length) {
      for (const close of open.slice(at.overlays).reverse()) close();
      // One that may not be closed now, keeps its entry.
      window.setTimeout(stand);
    } else if (!isForward && (at.step > 0 || (from.step > 0 && stays && !wasSkipping))) skip();
  };

  /** The router adds and changes entries without an event. */
  const watch = () => {
    for (const name of ['pushState', 'replaceState'] as const) {
      const change = history[name].bind(history);
      history[name] = (...entry) => {
        change(...entry);
        last = here();
      };
    }
    // Before the router.
    window.addEventListener('popstate', onPop, { capture: true });
  };

  let isWatching = false;
  /**
   * An overlay has opened: `close` is called when the user goes back. Returns what to call once it is closed.
   */
  return (close: () => void): (() => void) => {
    if (!isWatching) watch();
    isWatching = true;
    isSkipping = false;
    open.push(close);
    stand();
    return () => {
      open.splice(open.indexOf(close), 1);
      const { step, overlays } = here();
      if (step > 0 && overlays > open.length)
        history.replaceState({ ...history.state, overlays: open.length }, '');
    };
  };
}
