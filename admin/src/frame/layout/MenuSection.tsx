import CollapseIcon from '@mui/icons-material/ExpandLess';
import ExpandIcon from '@mui/icons-material/ExpandMore';
import { List, ListItem, ListItemButton, ListItemIcon, ListItemText, Tooltip } from '@mui/material';
import { useId } from 'react';
import { useSidebarState } from 'react-admin';
import { useText } from '../texts/useText.js';
import type { MenuGroup } from './menu.js';
import { hidden } from './MenuLink.js';
import { MenuPage, PageViews, WaitingCounts } from './MenuPage.js';
import { useOpenGroup } from './useOpenGroup.js';

/**
 * A group of pages that a click opens and closes. A closed one still shows the saved views of its lists,
 * whose counts are there to be seen.
 */
export function MenuSection({ group }: { group: MenuGroup }) {
  const t = useText();
  const [isWide] = useSidebarState();
  const { isOpen, toggle } = useOpenGroup(group);
  const id = useId();
  const label = t(group.group);
  const Icon = isOpen ? CollapseIcon : ExpandIcon;
  return (
    <ListItem disablePadding sx={{ display: 'block' }}>
      <Tooltip title={isWide ? '' : label} placement="right">
        <ListItemButton
          component="button"
          aria-expanded={isOpen}
          aria-controls={isOpen ? id : undefined}
          onClick={toggle}
          sx={{ borderRadius: 2, minHeight: 36, px: 1.25, py: 0, width: '100%', color: 'text.secondary' }}
        >
          <ListItemIcon sx={{ minWidth: 36, color: 'inherit' }}>
            <Icon />
          </ListItemIcon>
          <ListItemText
            primary={label}
            sx={isWide ? {} : hidden}
            slotProps={{ primary: { noWrap: true, sx: { fontWeight: 700 } } }}
          />
        </ListItemButton>
      </Tooltip>
      {!isOpen && <WaitingCounts pages={group.items.map(({ to }) => to)} asSum />}
      {isOpen ? (
        <List id={id} dense disablePadding aria-label={label}>
          {group.items.map((item) => (
            <MenuPage key={item.to} item={item} />
          ))}
        </List>
      ) : (
        <List dense disablePadding sx={{ '&:empty': { display: 'none' } }}>
          {group.items.map((item) => (
            <PageViews key={item.to} item={item} />
          ))}
        </List>
      )}
    </ListItem>
  );
}
