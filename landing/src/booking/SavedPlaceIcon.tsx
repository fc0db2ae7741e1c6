import HomeIcon from '@mui/icons-material/HomeOutlined';
import StarIcon from '@mui/icons-material/StarBorder';
import WorkIcon from '@mui/icons-material/WorkOutlineOutlined';
import type { SavedPlaceKind } from '@wayfare/shared';

const icons = { home: HomeIcon, work: WorkIcon, other: StarIcon } as const;

/** The sign of a saved place. */
export function SavedPlaceIcon({ kind }: { kind: SavedPlaceKind }) {
  const Icon = icons[kind];
  return <Icon fontSize="small" color="action" />;
}
