import NoteIcon from '@mui/icons-material/StickyNote2Outlined';
import { Button } from '@mui/material';
import { useState } from 'react';
import { useMay } from '../../frame/access/useStaffMay.js';
import { useText } from '../../frame/texts/useText.js';
import { lazyDialog } from '../../frame/feedback/lazyDialog.js';

const ShiftNoteDialog = lazyDialog(async () => (await import('./ShiftNoteDialog.js')).ShiftNoteDialog);

/** Opens the form of a note for the next shift; for staff of the desk only. */
export function ShiftNoteButton({ booking }: { booking?: string }) {
  const t = useText();
  const may = useMay('create', 'shiftnotes');
  const [isOpen, setOpen] = useState(false);
  if (!may) return null;
  return (
    <>
      <Button size="small" startIcon={<NoteIcon />} onClick={() => setOpen(true)}>
        {t(booking ? 'panel_shift_note_about_trip' : 'panel_shift_note_add')}
      </Button>
      {isOpen && <ShiftNoteDialog booking={booking} onClose={() => setOpen(false)} />}
    </>
  );
}
