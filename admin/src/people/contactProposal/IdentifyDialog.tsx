import { Box, MenuItem, TextField } from '@mui/material';
import {
  type ContactProposal,
  type IdentifiedWay,
  identificationSchema,
  identifiedWays,
} from '@wayfare/shared';
import { useState } from 'react';
import { ActionDialog } from '../../frame/layout/ActionDialog.js';
import { useOperation } from '../../frame/providers/useOperation.js';
import { useText } from '../../frame/texts/useText.js';

/** The procedure to identify a person whose previous contact does not answer, in order. */
const steps = ['previous', 'new', 'document', 'facts', 'doubt'] as const;
const MAX_NOTE = 500;

/** Shows how to identify the owner of an account, and records how that was done. */
export function IdentifyDialog({ proposal, onClose }: { proposal: ContactProposal; onClose: () => void }) {
  const t = useText();
  const [way, setWay] = useState<IdentifiedWay | ''>('');
  const [note, setNote] = useState('');
  const given = identificationSchema.safeParse({ way, note });
  const identify = useOperation({
    run: async (provider) => given.data && provider.identifyOwner(proposal.id, given.data),
    done: 'panel_contact_identified_done',
    onDone: onClose,
    stale: ['contactproposals'],
  });
  return (
    <ActionDialog
      title={t('panel_contact_identify_title')}
      action={t('save')}
      isReady={given.success}
      isPending={identify.isPending}
      onAct={identify.mutate}
      onClose={onClose}
    >
      <Box component="ol" sx={{ m: 0, paddingInlineStart: 2.5, display: 'grid', gap: 0.5 }}>
        {steps.map((step) => (
          <li key={step}>{t(`panel_contact_step_${step}`)}</li>
        ))}
      </Box>
      <TextField
        select
        required
        label={t('panel_identified_way')}
        value={way}
        onChange={(event) => setWay(event.target.value as IdentifiedWay)}
        fullWidth
      >
        {identifiedWays.map((id) => (
          <MenuItem key={id} value={id}>
            {t(`panel_identified_${id}`)}
          </MenuItem>
        ))}
      </TextField>
      <TextField
        required
        multiline
        minRows={2}
        label={t('panel_identified_note')}
        value={note}
        onChange={(event) => setNote(event.target.value)}
        slotProps={{ htmlInput: { maxLength: MAX_NOTE } }}
        fullWidth
      />
    </ActionDialog>
  );
}
