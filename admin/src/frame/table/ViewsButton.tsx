import BookmarkIcon from '@mui/icons-material/BookmarkBorderOutlined';
import { useState } from 'react';
import { Button, useResourceContext } from 'react-admin';
import { viewedList } from '../savedView/viewedList.js';
import { useSession } from '../session/session.js';
import { useText } from '../texts/useText.js';
import { lazyDialog } from '../feedback/lazyDialog.js';

const ViewsDialog = lazyDialog(async () => (await import('./ViewsDialog.js')).ViewsDialog);

/** Opens the saved views of a list. Only admins have views. */
export function ViewsButton() {
  const t = useText();
  const { user } = useSession();
  const list = viewedList(useResourceContext() ?? '');
  const [isOpen, setOpen] = useState(false);
  if (!list || user.usertype !== 'admin') return null;
  return (
    <>
      <Button label={t('panel_views')} onClick={() => setOpen(true)}>
        <BookmarkIcon />
      </Button>
      {isOpen && <ViewsDialog list={list} onClose={() => setOpen(false)} />}
    </>
  );
}
