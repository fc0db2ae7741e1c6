import InviteIcon from '@mui/icons-material/PersonAddAltOutlined';
import { Button, IconButton, Tooltip } from '@mui/material';
import { fullName, type User } from '@wayfare/shared';
import { useState } from 'react';
import { useRecordContext } from 'react-admin';
import { useText } from '../../frame/texts/useText.js';
import { lazyDialog } from '../../frame/feedback/lazyDialog.js';

const InviteDialog = lazyDialog(async () => (await import('./InviteDialog.js')).InviteDialog);

/**
 * Invites a person whom staff added and who has not proved a contact yet: by mail again or, without a mail
 * server, with a link to hand over. `small` in a table's row.
 */
export function InviteButton({ small = false }: { small?: boolean }) {
  const t = useText();
  const person = useRecordContext<User>();
  const [isOpen, setOpen] = useState(false);
  if (!person?.createdByAdmin || person.emailVerified || person.mobileVerified || !person.email) return null;
  const name = fullName(person);
  return (
    <>
      {small ? (
        <Tooltip title={t('panel_invite')}>
          <IconButton
            size="small"
            aria-label={t('panel_invite_named', { name })}
            onClick={() => setOpen(true)}
          >
            <InviteIcon fontSize="small" />
          </IconButton>
        </Tooltip>
      ) : (
        <Button variant="outlined" onClick={() => setOpen(true)}>
          {t('panel_invite')}
        </Button>
      )}
      {isOpen && <InviteDialog person={{ id: person.id, name }} onClose={() => setOpen(false)} />}
    </>
  );
}
