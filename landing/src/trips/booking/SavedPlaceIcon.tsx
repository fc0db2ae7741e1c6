import type { SavedPlaceKind } from '@wayfare/shared';
import { Icon } from '../../frame/controls/Icon.js';

const icons = { home: 'home', work: 'work', other: 'star' } as const;

/** The sign of a saved place. */
export const SavedPlaceIcon = ({ kind }: { kind: SavedPlaceKind }) => (
  <Icon name={icons[kind]} size={20} className="quiet" />
);
