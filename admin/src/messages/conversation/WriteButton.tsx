import ChatIcon from '@mui/icons-material/ChatOutlined';
import { Button } from '@mui/material';
import { useState } from 'react';
import { useText } from '../../frame/texts/useText.js';
import type { Correspondent } from './correspondent.js';
import { LazyWriteDialog } from './LazyWriteDialog.js';
import { type TripParties, useCorrespondents } from './useCorrespondents.js';

interface WriteButtonProps {
  to: Correspondent;
  label: string;
  /** A key that presses the button, if a surrounding component handles keys. */
  shortcut?: string;
  other?: Correspondent | undefined;
  booking?: string;
}

/** Opens the conversation with a rider or driver. */
export function WriteButton({ label, shortcut, ...dialog }: WriteButtonProps) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button
        size="small"
        startIcon={<ChatIcon />}
        aria-keyshortcuts={shortcut}
        onClick={() => setIsOpen(true)}
      >
        {label}
      </Button>
      {isOpen && <LazyWriteDialog {...dialog} onClose={() => setIsOpen(false)} />}
    </>
  );
}

/** Writes to the driver and the rider of a trip, as far as the user may. */
export function TripWriteButtons({ booking }: { booking: TripParties }) {
  const t = useText();
  const { id } = booking;
  const { driver: toDriver, rider: toRider } = useCorrespondents(booking);
  return (
    <>
      {toDriver && <WriteButton to={toDriver} other={toRider} booking={id} label={t('panel_write_driver')} />}
      {toRider && <WriteButton to={toRider} other={toDriver} booking={id} label={t('panel_write_rider')} />}
    </>
  );
}
