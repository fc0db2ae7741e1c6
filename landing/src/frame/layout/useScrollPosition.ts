import { useLayoutEffect } from 'react';
import { useLocation, useNavigationType } from 'react-router';

const STORAGE_KEY = 'wayfare.scroll';

type Positions = Record<string, number>;

function positions(): Positions {
  try {
    return JSON.parse(sessionStorage.getItem(STORAGE_KEY) ?? '{}') as Positions;
  } catch {
    // No storage: pages start at the top.
    return {};
  }
}

function remember(page: string, top: number): void {
  try {
    sessionStorage.setItem(STORAGE_KEY, JSON.stringify({ ...positions(), [page]: top }));
  } catch {
    // See `positions`.
  }
}

/** Scrolls a new page to the top. A page that the user returns to, or reloads, keeps its earlier position. */
export function useScrollPosition(): void {
  const { pathname, key } = useLocation();
  const isNew = useNavigationType() !== 'POP';
  // The first location of every page load has the same key; combined with the path, it is unique to that
  // page.
  const page = `${pathname}:${key}`;

  useLayoutEffect(() => {
    window.history.scrollRestoration = 'manual';
    const part = window.location.hash.slice(1);
    if (!isNew) window.scrollTo(0, positions()[page] ?? window.scrollY);
    else if (part === '' || !document.getElementById(part)) window.scrollTo(0, 0);
    // When the page is left, the next one may already be too short for it.
    let top = window.scrollY;
    const onScroll = () => {
      top = window.scrollY;
    };
    const leave = () => remember(page, top);
    window.addEventListener('scroll', onScroll, { passive: true });
    window.addEventListener('pagehide', leave);
    return () => {
      window.removeEventListener('scroll', onScroll);
      window.removeEventListener('pagehide', leave);
      leave();
    };
  }, [page, isNew]);
}
