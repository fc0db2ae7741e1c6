import MoreIcon from '@mui/icons-material/MoreVert';
import { IconButton, Menu, MenuItem, Tooltip } from '@mui/material';
import { canAccess, fullName, HIDDEN, type User } from '@wayfare/shared';
import { useId, useState } from 'react';
import { useStaffMay } from '../../frame/access/useStaffMay.js';
import { actorOf, useSession } from '../../frame/session/session.js';
import { useText } from '../../frame/texts/useText.js';
import type { DriverDialogKind } from './DriverDialog.js';
import { useBlock } from './useBlock.js';
import { useDriverBoard } from './useDriverBoard.js';

interface DriverActionsProps {
  driver: User;
  /** Opens a dialog, which stays open when the driver leaves the list. */
  onOpen: (kind: DriverDialogKind) => void;
}

/** A menu of actions for a driver. */
export function DriverActions({ driver, onOpen }: DriverActionsProps) {
  const t = useText();
  const id = useId();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const { user } = useSession();
  const mayWrite = canAccess(actorOf({ user }), 'create', 'conversations', {
    fleetadmin: driver.fleetadmin ?? null,
  });
  const mayBlock = useStaffMay(['changeUsers', 'blockDrivers']);
  const isStaffWithMap = useStaffMay('map');
  const { location } = useDriverBoard(driver.id) ?? {};
  const mayLocate = Boolean(location) && (isStaffWithMap || user.usertype === 'fleetadmin');
  const block = useBlock(driver, () => onOpen('block'));
  const name = fullName(driver);
  const close = () => setAnchor(null);
  const after = (act: () => void) => () => {
    close();
    act();
  };
  return (
    // A click on the row opens the record; clicks in here must not.
    <span onClick={(event) => event.stopPropagation()} onKeyDown={(event) => event.stopPropagation()}>
      <Tooltip title={t('panel_actions')}>
        <IconButton
          id={id}
          size="small"
          aria-haspopup="menu"
          aria-expanded={anchor !== null}
          aria-label={t('panel_driver_actions', { name })}
          onClick={(event) => setAnchor(event.currentTarget)}
        >
          <MoreIcon fontSize="small" />
        </IconButton>
      </Tooltip>
      <Menu
        open={anchor !== null}
        anchorEl={anchor}
        onClose={close}
        slotProps={{ list: { 'aria-labelledby': id } }}
      >
        {mayWrite && <MenuItem onClick={after(() => onOpen('write'))}>{t('panel_write_driver')}</MenuItem>}
        {driver.mobile && driver.mobile !== HIDDEN && (
          <MenuItem component="a" href={`tel:${driver.mobile}`} onClick={close}>
            {t('panel_alert_call_driver')}
          </MenuItem>
        )}
        <MenuItem disabled={!mayLocate} onClick={after(() => onOpen('locate'))}>
          {t('panel_locate')}
        </MenuItem>
        {mayBlock && driver.approved && (
          <MenuItem disabled={block.isPending} onClick={after(block.start)}>
            {t('panel_block_now')}
          </MenuItem>
        )}
        {mayBlock && driver.approved && driver.queue && (
          <MenuItem disabled={block.isPending} onClick={after(() => block.plan(!driver.blockAfterTrip))}>
            {t(driver.blockAfterTrip ? 'panel_block_not_after' : 'panel_block_after')}
          </MenuItem>
        )}
      </Menu>
    </span>
  );
}
