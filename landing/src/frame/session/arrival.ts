import { useEffect } from 'react';
import { type NavigateOptions, useLocation, useNavigate } from 'react-router';

/** Those who wait until another page is shown. */
const waiting = new Set<() => void>();

/** Notifies those who wait that a page is shown. For a component that is drawn together with the page. */
export function useArrivals(): void {
  const { key } = useLocation();
  useEffect(() => {
    for (const go of waiting) go();
    waiting.clear();
  }, [key]);
}

/** Navigates to another page; the promise resolves once that page is shown. */
export function useArrive(): (path: string, options?: NavigateOptions) => Promise<void> {
  const navigate = useNavigate();
  return (path, options) =>
    new Promise((resolve) => {
      waiting.add(resolve);
      void navigate(path, options);
    });
}
