import type { User } from '@wayfare/shared';
import { useEffect, useRef, useState } from 'react';
import { requestUser, setRequestUser, setUserChangeListener } from '../http/request.js';
import { loadBootstrap } from './bootstrap.js';

const CHANNEL = 'wayfare.user';

/**
 * Sets the user whom this page shows and for whom its requests act, and notifies the browser's other tabs,
 * which share the session.
 * @param uid null if the page shows nobody
 */
export function showUser(uid: string | null): void {
  if (requestUser() === uid) return;
  setRequestUser(uid);
  const tabs = new BroadcastChannel(CHANNEL);
  tabs.postMessage(uid);
  tabs.close();
}

/**
 * Watches whether the browser's user is still the one whom this page shows: when another tab reports a
 * change, when the API refuses a request for it, and when the browser brings back a page from its history.
 * @param onChanged called with the user who is signed in instead, or null if nobody is
 * @returns stops watching
 */
export function watchUser(onChanged: (user: User | null) => void): () => void {
  const tabs = new BroadcastChannel(CHANNEL);
  let isAsking = false;
  let isOver = false;
  const ask = async () => {
    if (isAsking) return;
    isAsking = true;
    try {
      const { user } = await loadBootstrap();
      if (!isOver && (user?.id ?? null) !== requestUser()) onChanged(user);
    } catch {
      // Without an answer, nothing changes here: requests keep their user, so the API refuses them if need
      // be.
    } finally {
      isAsking = false;
    }
  };
  const onShown = ({ persisted }: PageTransitionEvent) => void (persisted && ask());
  tabs.onmessage = ({ data }: MessageEvent<string | null>) => void (data !== requestUser() && ask());
  window.addEventListener('pageshow', onShown);
  setUserChangeListener(() => void ask());
  return () => {
    isOver = true;
    tabs.close();
    window.removeEventListener('pageshow', onShown);
    setUserChangeListener(() => undefined);
  };
}

/**
 * The user who has signed in in another tab in place of the one whom this page shows; null while there is
 * none.
 * @param onOther called for changes to which the page can adapt: nobody is signed in any more, or somebody is
 *   and the page showed nobody
 */
export function useOtherUser(onOther: (user: User | null) => void): User | null {
  const [other, setOther] = useState<User | null>(null);
  const latest = useRef(onOther);
  useEffect(() => {
    latest.current = onOther;
  });
  useEffect(
    () =>
      watchUser((user) => {
        if (user && requestUser()) setOther(user);
        else latest.current(user);
      }),
    [],
  );
  return other;
}
