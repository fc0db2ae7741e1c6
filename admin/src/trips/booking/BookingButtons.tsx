import EndIcon from '@mui/icons-material/SportsScoreOutlined';
import RecallIcon from '@mui/icons-material/PersonRemoveOutlined';
import CodeIcon from '@mui/icons-material/PinOutlined';
import OpenIcon from '@mui/icons-material/GroupsOutlined';
import RaiseIcon from '@mui/icons-material/TrendingUpOutlined';
import AssignIcon from '@mui/icons-material/PersonAddAlt1Outlined';
import ChangeIcon from '@mui/icons-material/EditCalendarOutlined';
import CancelIcon from '@mui/icons-material/EventBusyOutlined';
import { Box, Button, IconButton, Tooltip } from '@mui/material';
import type { Booking, PresentedBooking, TranslationKey } from '@wayfare/shared';
import { InZone } from '@wayfare/web/language';
import { type ReactNode, useEffect, useState } from 'react';
import { useText } from '../../frame/texts/useText.js';
import { useSession } from '../../frame/session/session.js';
import { bookingActions } from './bookingActions.js';
import { LazyCancelDialog, LazyEndTripDialog, LazyRaiseDialog } from './lazyDialogs.js';
import { lazyDialog } from '../../frame/feedback/lazyDialog.js';

// Of all dialogs, few are opened in a list.
const AssignDialog = lazyDialog(async () => (await import('./AssignDialog.js')).AssignDialog);
const ChangeBookingDialog = lazyDialog(
  async () => (await import('./ChangeBookingDialog.js')).ChangeBookingDialog,
);
const OpenToAllDialog = lazyDialog(async () => (await import('./OpenToAllDialog.js')).OpenToAllDialog);
const RecallDialog = lazyDialog(async () => (await import('./RecallDialog.js')).RecallDialog);
const StartCodeDialog = lazyDialog(async () => (await import('./StartCodeDialog.js')).StartCodeDialog);

const chooseLabel = {
  assign: 'panel_assign_driver',
  ask: 'panel_ask_driver',
  swap: 'panel_reassign_driver',
} as const satisfies Record<string, TranslationKey>;

/** The actions available for a booking: icons in a table row, labeled buttons on its page. */
export function BookingButtons({
  booking,
  worded = false,
  cancelShortcut,
  onChanging,
}: {
  booking: Booking;
  worded?: boolean;
  /** A key that presses "cancel", if a surrounding component handles keys. */
  cancelShortcut?: string;
  /** Whether one of the dialogs is open. */
  onChanging?: (isChanging: boolean) => void;
}) {
  const { user, settings } = useSession();
  const t = useText();
  const [open, setOpen] = useState<
    'change' | 'cancel' | 'assign' | 'open' | 'recall' | 'raise' | 'startCode' | 'end' | null
  >(null);
  const may = bookingActions(user, booking as PresentedBooking, settings);
  const close = () => setOpen(null);
  useEffect(() => onChanging?.(open !== null), [open, onChanging]);

  return (
    <InZone zone={booking.timeZone}>
      {/* A click on the row opens the booking's page; clicks in here must not. */}
      <Box
        component="span"
        onClick={(event) => event.stopPropagation()}
        onKeyDown={(event) => event.stopPropagation()}
        sx={{ display: 'inline-flex', gap: worded ? 1 : 0, flexWrap: worded ? 'wrap' : 'nowrap' }}
      >
        {may.choose && (
          <Action
            worded={worded}
            label={t(chooseLabel[may.choose])}
            icon={<AssignIcon />}
            onClick={() => setOpen('assign')}
          />
        )}
        {may.open && worded && (
          <Action worded label={t('panel_open_to_all')} icon={<OpenIcon />} onClick={() => setOpen('open')} />
        )}
        {may.raise && worded && (
          <Action
            worded
            label={t('panel_raise_offer')}
            icon={<RaiseIcon />}
            onClick={() => setOpen('raise')}
          />
        )}
        {may.change && worded && (
          <Action worded label={t('change_open')} icon={<ChangeIcon />} onClick={() => setOpen('change')} />
        )}
        {may.recall && worded && (
          <Action
            worded
            label={t('panel_recall_driver')}
            icon={<RecallIcon />}
            onClick={() => setOpen('recall')}
          />
        )}
        {may.startCode && worded && (
          <Action
            worded
            label={t('panel_otp_show')}
            icon={<CodeIcon />}
            onClick={() => setOpen('startCode')}
          />
        )}
        {may.end && (
          <Action
            worded={worded}
            label={t('panel_end_trip')}
            icon={<EndIcon />}
            onClick={() => setOpen('end')}
          />
        )}
        {may.cancel && (
          <Action
            worded={worded}
            danger
            label={t('panel_cancel_booking')}
            icon={<CancelIcon />}
            shortcut={cancelShortcut}
            onClick={() => setOpen('cancel')}
          />
        )}
        {open === 'change' && <ChangeBookingDialog id={booking.id} onClose={close} />}
        {open === 'cancel' && <LazyCancelDialog booking={booking} onClose={close} />}
        {open === 'end' && <LazyEndTripDialog id={booking.id} onClose={close} />}
        {open === 'open' && <OpenToAllDialog booking={booking} onClose={close} />}
        {open === 'raise' && <LazyRaiseDialog booking={booking.id} onClose={close} />}
        {open === 'startCode' && <StartCodeDialog booking={booking.id} onClose={close} />}
        {open === 'recall' && <RecallDialog booking={booking} onClose={close} />}
        {open === 'assign' && (
          <AssignDialog
            booking={booking}
            by={may.choose === 'assign' ? 'assign' : 'override'}
            onClose={close}
          />
        )}
      </Box>
    </InZone>
  );
}

interface ActionProps {
  worded: boolean;
  danger?: boolean;
  label: string;
  icon: ReactNode;
  shortcut?: string | undefined;
  onClick: () => void;
}

function Action({ worded, danger = false, label, icon, shortcut, onClick }: ActionProps) {
  if (worded) {
    return (
      <Button
        variant="outlined"
        color={danger ? 'error' : 'primary'}
        startIcon={icon}
        aria-keyshortcuts={shortcut}
        onClick={onClick}
      >
        {label}
      </Button>
    );
  }
  return (
    <Tooltip title={label}>
      <IconButton
        size="small"
        aria-label={label}
        aria-keyshortcuts={shortcut}
        color={danger ? 'error' : 'primary'}
        onClick={onClick}
      >
        {icon}
      </IconButton>
    </Tooltip>
  );
}
