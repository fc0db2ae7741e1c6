import { Box } from '@mui/material';
import { useSidebarState } from 'react-admin';
import { Link } from 'react-router';
import { attentionLinks } from '../attention/attention.js';
import { useAttention } from '../attention/useAttention.js';
import { useShownCount } from '../attention/useShownCount.js';
import { useText } from '../texts/useText.js';
import { useIsNarrow } from './useIsNarrow.js';

interface MenuCountsProps {
  pages: readonly string[];
  /** For a closed group: one number for all its pages. */
  asSum?: boolean;
}

/**
 * How much waits for the user on pages of the menu, at the end of their row. Each number of an open menu
 * links to its list; where there is no room for that, there is one number for all.
 */
export function MenuCounts({ pages, asSum = false }: MenuCountsProps) {
  const t = useText();
  const shown = useShownCount();
  const { data } = useAttention();
  const [isOpen, setOpen] = useSidebarState();
  const isNarrow = useIsNarrow();
  const waiting = attentionLinks.flatMap((link) => {
    const count = pages.includes(link.page) ? (data?.[link.kind] ?? 0) : 0;
    return count > 0 ? [{ ...link, count }] : [];
  });
  if (waiting.length === 0) return null;
  if (asSum || !isOpen) {
    const sum = shown(waiting.reduce((total, { count }) => total + count, 0));
    return (
      <Box
        role="img"
        aria-label={t('panel_attention_count', { count: sum })}
        sx={[row, { pointerEvents: 'none' }, !isOpen && small]}
      >
        <Box component="bdi" sx={badge}>
          {sum}
        </Box>
      </Box>
    );
  }
  return (
    <Box sx={row}>
      {waiting.map(({ kind, label, to, count }) => {
        const name = t('panel_attention_item', { label: t(label), count: shown(count) });
        return (
          <Box
            key={kind}
            component={Link}
            to={to}
            title={name}
            aria-label={name}
            onClick={() => isNarrow && setOpen(false)}
            sx={badge}
          >
            {shown(count)}
          </Box>
        );
      })}
    </Box>
  );
}

/** Within the height of a menu row, 36 px. */
const row = {
  position: 'absolute',
  insetInlineEnd: 6,
  top: 6,
  display: 'flex',
  gap: 0.5,
} as const;

/** Over the icon, in a menu reduced to icons. */
const small = { insetInlineEnd: 2, top: 0, transform: 'scale(0.8)' } as const;

const badge = {
  minWidth: 24,
  height: 24,
  px: 0.75,
  borderRadius: 3,
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  bgcolor: 'error.main',
  color: 'error.contrastText',
  fontSize: '0.75rem',
  fontWeight: 700,
  textDecoration: 'none',
  '&:focus-visible': { outline: '2px solid', outlineColor: 'primary.main', outlineOffset: 1 },
} as const;
