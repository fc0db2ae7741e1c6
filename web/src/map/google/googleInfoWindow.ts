import type { LatLng } from '@wayfare/shared';
import type { GoogleLibrary } from './googleLibrary.js';

/** The only window of a map. It belongs to the marker that opened it last. */
export interface InfoWindow {
  open(owner: HTMLElement, shown: { content: HTMLElement; at: LatLng; above: number; name: string }): void;
  /** Moves the window with its marker. */
  follow(owner: HTMLElement, to: LatLng): void;
  /** Closes the window; with an owner, only if it is the owner's. */
  close(owner?: HTMLElement): void;
}

/** Google's windows do not know the theme, so the content has colors of its own. */
const CONTENT_STYLE = 'padding:4px;background:#fff;color:#1f2a2a;font-size:0.875rem';

/** The window of a map. When users close it, its marker gets the focus back. */
export function infoWindowOn(
  { InfoWindow: GoogleWindow, Size }: GoogleLibrary,
  map: google.maps.Map,
): InfoWindow {
  const shown = new GoogleWindow();
  let owner: HTMLElement | null = null;
  shown.addListener('close', () => {
    if (shown.isOpen) return;
    if (document.activeElement === document.body) owner?.focus();
    owner = null;
  });
  const isOf = (marker: HTMLElement) => owner === marker;
  return {
    open: (marker, { content, at, above, name }) => {
      owner = marker;
      content.style.cssText = CONTENT_STYLE;
      shown.setOptions({ content, position: at, pixelOffset: new Size(0, -above), ariaLabel: name });
      shown.open({ map, shouldFocus: true });
    },
    follow: (marker, to) => {
      if (isOf(marker)) shown.setPosition(to);
    },
    close: (marker) => {
      if (marker && !isOf(marker)) return;
      owner = null;
      shown.close();
    },
  };
}
