import { Box } from '@mui/material';
import type { ShiftNote } from '@wayfare/shared';
import { Link, useCreatePath } from 'react-admin';

/** The trip and the driver of a note, with links. Nothing without them. */
export function ShiftNoteSubjects({
  note: { booking, reference, driver, driver_name },
}: {
  note: ShiftNote;
}) {
  const createPath = useCreatePath();
  return (
    <>
      {booking && reference && (
        <Link to={createPath({ resource: 'bookings', id: booking, type: 'show' })}>
          <bdi>{reference}</bdi>
        </Link>
      )}
      {driver && driver_name && (
        <Link to={createPath({ resource: 'drivers', id: driver, type: 'edit' })}>
          <bdi>{driver_name}</bdi>
        </Link>
      )}
    </>
  );
}

/** The text of a note, as it was typed. */
export function ShiftNoteWords({ text }: { text: string }) {
  return (
    <Box component="span" dir="auto" sx={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>
      {text}
    </Box>
  );
}

/** Who has read a note. */
export const readersOf = ({ acknowledged }: ShiftNote): string =>
  acknowledged.map(({ name }) => name ?? '–').join(', ');
