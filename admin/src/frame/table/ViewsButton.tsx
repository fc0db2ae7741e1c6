import BookmarkIcon from '@mui/icons-material/BookmarkBorderOutlined';
import { lazy, Suspense, useState } from 'react';
import { Button, useResourceContext } from 'react-admin';
import { viewedList } from '../savedView/viewedList.js';
import { useSession } from '../session/session.js';
import { useText } from '../texts/useText.js';

const ViewsDialog = lazy(async () => ({ default: (await import('./ViewsDialog.js')).ViewsDialog }));

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
      {isOpen && (
        <Suspense fallback={null}>
          <ViewsDialog list={list} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
