import { useSyncExternalStore } from 'react';
import { createPortal } from 'react-dom';

/** Where the bar shows the heading of the screen: the element of react-admin's `TitlePortal`. */
const findHeading = () => document.getElementById('react-admin-title');

/** React looks once more after the first screen is drawn, which happens together with the bar. */
const noChanges = () => () => undefined;

/**
 * The heading of a screen, shown in the bar above it. Unlike `Title` of react-admin it cannot be configured
 * by the user, so no text fields load with it.
 */
export function ScreenTitle({ title }: { title: string }) {
  const heading = useSyncExternalStore(noChanges, findHeading);
  return heading && createPortal(<span>{title}</span>, heading);
}
