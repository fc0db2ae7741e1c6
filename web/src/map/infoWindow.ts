import type { MapMarker } from './mapProps.js';

/** Maximum number of names in an info window. */
const MOST_NAMES = 12;

/** Creates the content of the window that a marker opens: the titles and texts of its items. */
export function infoWindow(items: readonly MapMarker[]): HTMLElement {
  const box = document.createElement('div');
  for (const { title, text } of items.slice(0, MOST_NAMES)) {
    const name = document.createElement('strong');
    name.textContent = title;
    const line = document.createElement('div');
    line.dir = 'auto';
    line.append(name, text ? ` ${text}` : '');
    box.append(line);
  }
  if (items.length > MOST_NAMES) box.append(`+${items.length - MOST_NAMES}`);
  return box;
}
