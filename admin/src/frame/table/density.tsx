import CompactIcon from '@mui/icons-material/DensitySmallOutlined';
import { IconButton, type SxProps, Tooltip } from '@mui/material';
import { useStore } from 'react-admin';
import { useIsNarrow } from '../layout/useIsNarrow.js';
import { useSession } from '../session/session.js';
import { useText } from '../texts/useText.js';

type Density = 'comfortable' | 'compact';

/** How dense a user wants the rows of all tables and of the desk, in this browser. */
export function useDensity() {
  const { user } = useSession();
  return useStore<Density>(`density.${user.id}`, 'comfortable');
}

/** The class of what stands below a value in comfortable rows, and beside it, cut off, in compact ones. */
export const SECOND_LINE = 'second-line';

/** Rows as low as their text; targets stay at least 24 px high. */
const compact = {
  '& .RaDataTable-table .MuiTableCell-root': { paddingBlock: '1px', lineHeight: 1.3, fontSize: '0.8125rem' },
  '& .RaDataTable-table .MuiTableCell-body .MuiIconButton-root': { padding: '2px' },
  '& .RaDataTable-table .MuiTableCell-body .MuiButton-root': { minHeight: 24, paddingBlock: 0 },
  '& .RaDataTable-table .MuiTableCell-body .MuiChip-root': { height: 22 },
  '& .RaDataTable-table .MuiTableCell-body .MuiCheckbox-root': { padding: '2px' },
  [`& .RaDataTable-table .MuiTableCell-body:has(.${SECOND_LINE})`]: { whiteSpace: 'nowrap' },
  [`& .RaDataTable-table .${SECOND_LINE}`]: {
    display: 'inline-block',
    maxWidth: 180,
    marginInlineStart: '6px',
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    verticalAlign: 'middle',
  },
} as const satisfies SxProps;

/** The styles of the rows that the user has chosen. */
export function useRowStyles(): SxProps {
  const [density] = useDensity();
  return density === 'compact' ? compact : {};
}

/** Switches the rows of all tables between comfortable and compact. Phones show cards instead. */
export function DensityButton() {
  const t = useText();
  const isNarrow = useIsNarrow();
  const [density, setDensity] = useDensity();
  if (isNarrow) return null;
  const isCompact = density === 'compact';
  return (
    <Tooltip title={t('panel_compact_rows')}>
      <IconButton
        size="small"
        color={isCompact ? 'primary' : 'default'}
        aria-label={t('panel_compact_rows')}
        aria-pressed={isCompact}
        onClick={() => setDensity(isCompact ? 'comfortable' : 'compact')}
      >
        <CompactIcon fontSize="small" />
      </IconButton>
    </Tooltip>
  );
}
