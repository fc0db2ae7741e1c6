import { ListItem, ListItemButton, ListItemIcon, ListItemText, Tooltip } from '@mui/material';
import type { ReactNode } from 'react';
import { useSidebarState } from 'react-admin';
import { Link } from 'react-router';
import { useIsNarrow } from './useIsNarrow.js';

/** Visually hidden, but read by screen readers. */
export const hidden = {
  position: 'absolute',
  width: 1,
  height: 1,
  overflow: 'hidden',
  clip: 'rect(0 0 0 0)',
} as const;

interface MenuLinkProps {
  label: string;
  icon: ReactNode;
  to?: string;
  selected?: boolean;
  onClick?: () => void;
  /** Shown at the end of the row. */
  end?: ReactNode;
}

/**
 * A row of the side menu that opens a page or calls `onClick`. In a menu reduced to icons, its name is a
 * tooltip.
 */
export function MenuLink({ label, icon, to, selected = false, onClick, end }: MenuLinkProps) {
  const [open, setOpen] = useSidebarState();
  const isNarrow = useIsNarrow();
  const act = () => {
    if (isNarrow) setOpen(false);
    onClick?.();
  };
  // Home is a page of the site, so the browser has to load it.
  const target = to === undefined ? {} : to === '/' ? { component: 'a', href: to } : { component: Link, to };
  return (
    <ListItem disablePadding>
      <Tooltip title={open ? '' : label} placement="right">
        <ListItemButton
          {...target}
          selected={selected}
          aria-current={selected ? 'page' : undefined}
          onClick={act}
          sx={{
            borderRadius: 2,
            minHeight: 36,
            px: 1.25,
            py: 0,
            '&.Mui-selected': { color: 'primary.main' },
          }}
        >
          <ListItemIcon sx={{ minWidth: 36, color: 'inherit' }}>{icon}</ListItemIcon>
          <ListItemText primary={label} sx={open ? {} : hidden} slotProps={{ primary: { noWrap: true } }} />
        </ListItemButton>
      </Tooltip>
      {end}
    </ListItem>
  );
}
