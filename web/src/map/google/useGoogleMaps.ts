import { importLibrary, setOptions } from '@googlemaps/js-api-loader';
import { useEffect, useSyncExternalStore } from 'react';
import type { CreateMap } from '../drawnMap.js';
import type { GoogleMapsAccess } from '../mapProps.js';
import { createGoogleMapWith } from './createGoogleMap.js';

declare global {
  interface Window {
    /** Google calls it when it refuses the key, which it only finds out after it has created a map. */
    gm_authFailure?: () => void;
  }
}

/** How long Google's script may take, in ms. After that, the offline map is shown. */
const LOAD_MS = 10_000;

type GoogleMapsState = { state: 'loading' } | { state: 'failed' } | { state: 'ready'; create: CreateMap };

let current: GoogleMapsState | null = null;
const listeners = new Set<() => void>();

/**
 * Google's maps, once their script is loaded: once for all maps of a page (rule 7.16). A failure lasts until
 * the page is loaded again, so that maps do not switch back and forth.
 */
export function useGoogleMaps(access: GoogleMapsAccess): GoogleMapsState {
  useEffect(() => {
    // Loading starts only once, even if the language has changed since.
    if (!current) void load(access);
    // oxlint-disable-next-line react/exhaustive-deps
  }, []);
  return useSyncExternalStore(subscribe, () => current ?? LOADING);
}

const LOADING: GoogleMapsState = { state: 'loading' };

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

function become(next: GoogleMapsState) {
  if (current?.state === 'failed') return;
  current = next;
  for (const listener of listeners) listener();
}

/** Replaces Google's maps with offline ones until the page is loaded again, with a warning in the console. */
export function giveUpGoogleMaps(reason: string) {
  if (current?.state !== 'failed') console.warn(`Google's map is replaced by the offline map: ${reason}`);
  become({ state: 'failed' });
}

async function load({ key, language, region }: GoogleMapsAccess): Promise<void> {
  become(LOADING);
  window.gm_authFailure = () => giveUpGoogleMaps('Google refused GOOGLE_MAPS_BROWSER_KEY for this address');
  const limit = setTimeout(() => {
    if (current?.state === 'loading') giveUpGoogleMaps('its script took too long');
  }, LOAD_MS);
  try {
    setOptions({
      key,
      v: 'quarterly',
      language,
      ...(region && { region }),
      // Google gets the origin of the page, not its path, which may contain ids.
      authReferrerPolicy: 'origin',
    });
    const [core, maps] = await Promise.all([importLibrary('core'), importLibrary('maps')]);
    become({ state: 'ready', create: createGoogleMapWith({ ...core, ...maps }) });
  } catch (error) {
    giveUpGoogleMaps(String(error));
  } finally {
    clearTimeout(limit);
  }
}
