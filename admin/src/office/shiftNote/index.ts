import NoteIcon from '@mui/icons-material/StickyNote2Outlined';
import { textKey } from '../../frame/texts/useText.js';
import { lazyScreen } from '../../frame/layout/lazyScreen.js';

export const shiftNote = {
  list: lazyScreen(() => import('./ShiftNoteList.js'), 'ShiftNoteList'),
  icon: NoteIcon,
  options: { label: textKey('panel_shiftnote_name') },
  recordRepresentation: 'text',
};
