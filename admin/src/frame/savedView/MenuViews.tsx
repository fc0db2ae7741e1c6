import { Box } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import type { SavedView, ViewCounts, ViewedList } from '@wayfare/shared';
import { call } from '@wayfare/web/http';
import { Link, useLocation } from 'react-router';
import { useFormat } from '../texts/useFormat.js';
import { useText } from '../texts/useText.js';
import { useSavedViews, viewAddress } from './useSavedViews.js';

/** The saved views of a list in the menu, below it, each with its live count. */
export function MenuViews({ list, label, onOpen }: { list: ViewedList; label: string; onOpen: () => void }) {
  const t = useText();
  const views = useSavedViews(list);
  const counts = useViewCounts(list, views);
  if (views.length === 0) return null;
  return (
    <li>
      <Box
        component="ul"
        aria-label={t('panel_views_of', { list: label })}
        sx={{ p: 0, m: 0, listStyle: 'none' }}
      >
        {views.map((view) => (
          <MenuView key={view.id} view={view} count={counts?.[view.id]} onOpen={onOpen} />
        ))}
      </Box>
    </li>
  );
}

/**
 * Reads how many records each view has. The query key begins with the list's name, so that a change that
 * makes the list stale also makes the counts stale, in the same batch.
 */
function useViewCounts(list: ViewedList, views: readonly SavedView[]): ViewCounts | undefined {
  const { data } = useQuery({
    queryKey: [list, 'savedviews', ...views.map(({ id }) => id)],
    queryFn: () => call.get('/savedviews/counts', { query: { list } }),
    enabled: views.length > 0,
  });
  return data;
}

function MenuView({
  view,
  count,
  onOpen,
}: {
  view: SavedView;
  count: ViewCounts[string] | undefined;
  onOpen: () => void;
}) {
  const format = useFormat();
  const { pathname, search } = useLocation();
  const address = viewAddress(view);
  return (
    <li>
      <Box
        component={Link}
        to={address}
        aria-current={address === `${pathname}${search}` ? 'page' : undefined}
        onClick={onOpen}
        sx={link}
      >
        {/* Takes the remaining width, so that a long name does not widen the menu. */}
        <Box component="span" dir="auto" title={view.name} sx={name}>
          {view.name}
        </Box>
        {count && (
          <Box component="bdi" sx={{ color: 'text.secondary', fontSize: '0.8125rem' }}>
            {`${format.number(count.count)}${count.isAtLeast ? '+' : ''}`}
          </Box>
        )}
      </Box>
    </li>
  );
}

const link = {
  display: 'flex',
  alignItems: 'center',
  gap: 1,
  minHeight: 36,
  paddingInlineStart: 5.75,
  paddingInlineEnd: 2,
  borderRadius: 2,
  color: 'inherit',
  fontSize: '0.875rem',
  textDecoration: 'none',
  '&:hover, &[aria-current]': { bgcolor: 'action.selected' },
} as const;

const name = {
  width: 0,
  flexGrow: 1,
  overflow: 'hidden',
  textAlign: 'match-parent',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
} as const;
