import { Avatar, Box, ListItemAvatar, ListItemText } from '@mui/material';
import { fullName, type User } from '@wayfare/shared';
import type { ReactNode } from 'react';
import { useResourceContext } from 'react-admin';
import { useText } from '../../frame/texts/useText.js';
import { ChoosableCards } from '../../frame/table/ChoosableCards.js';
import { NothingHere } from '../../frame/table/PanelList.js';
import { DriverActions } from './DriverActions.js';
import type { DriverDialogKind } from './DriverDialog.js';
import { BoardLine, DriverStateChip } from './boardCells.js';

interface UserCardsProps {
  bulkActions: ReactNode;
  /** Opens a dialog about a driver. */
  onOpen: (kind: DriverDialogKind, driver: User) => void;
}

/** Users as cards, for phones. */
export function UserCards({ bulkActions, onOpen }: UserCardsProps) {
  const t = useText();
  const drivers = useResourceContext() === 'drivers';
  const state = (user: User) => {
    if (drivers) return <DriverStateChip user={user} />;
    return user.approved ? null : t('panel_not_approved');
  };
  return (
    <ChoosableCards<User>
      bulkActions={bulkActions}
      empty={<NothingHere text="panel_no_users" />}
      {...(drivers && {
        actions: (driver) => <DriverActions driver={driver} onOpen={(kind) => onOpen(kind, driver)} />,
      })}
    >
      {(user) => (
        <>
          <ListItemAvatar sx={{ minWidth: 0 }}>
            <UserAvatar user={user} />
          </ListItemAvatar>
          <ListItemText
            sx={{ minWidth: 0, overflowWrap: 'anywhere' }}
            primary={<bdi>{fullName(user)}</bdi>}
            secondary={
              <>
                <bdi>{user.mobile ?? user.email ?? '–'}</bdi>
                {drivers && user.vehicleNumber ? ` · ${user.vehicleNumber}` : ''}
                {drivers && <BoardLine id={user.id} />}
              </>
            }
          />
          <Box component="span" sx={{ flexShrink: 0, maxWidth: '40%' }}>
            {state(user)}
          </Box>
        </>
      )}
    </ChoosableCards>
  );
}

/** A user's picture, or their initial; the name is shown next to it. */
function UserAvatar({ user, size = 40 }: { user: User; size?: number }) {
  return (
    <Avatar
      {...(user.profile_image ? { src: user.profile_image } : {})}
      alt=""
      aria-hidden="true"
      sx={{ width: size, height: size, fontSize: size / 2 }}
    >
      {user.firstName.charAt(0)}
    </Avatar>
  );
}
