import { Box, Button, Typography } from '@mui/material';
import { actorOf, approvalProblem, type ContactProposal } from '@wayfare/shared';
import { useState } from 'react';
import { useCanAccess } from 'react-admin';
import { ActionDialog } from '../../frame/layout/ActionDialog.js';
import { useOperation } from '../../frame/providers/useOperation.js';
import { useSession } from '../../frame/session/session.js';
import { useText } from '../../frame/texts/useText.js';
import { IdentifyDialog } from './IdentifyDialog.js';
import { ProposalState, ProposedChanges } from './ProposalState.js';

/** An author withdraws a proposal; a full admin refuses it. */
type Decision = 'approve' | 'refuse' | 'withdraw';

const done = {
  approve: 'panel_contact_approved_done',
  refuse: 'panel_contact_refused_done',
  withdraw: 'panel_contact_refused_done',
} as const;

/** The decisions on a proposal that the reader may make. */
export function DecideProposal({ proposal }: { proposal: ContactProposal }) {
  const t = useText();
  const { user } = useSession();
  const [open, setOpen] = useState<Decision | 'identify' | null>(null);
  const { canAccess } = useCanAccess({ resource: 'contactproposals', action: 'edit', record: proposal });
  if (!canAccess) return null;
  const name = proposal.userName;
  const isOwn = proposal.by === user.id;
  const problem = approvalProblem(actorOf(user), proposal);
  const mayEnd = isOwn || !user.staffRole;
  const end: Decision = isOwn ? 'withdraw' : 'refuse';
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 0.5, alignItems: 'center' }}>
      {problem === null && (
        <Button
          size="small"
          variant="contained"
          aria-label={t('panel_contact_approve_of', { name })}
          onClick={() => setOpen('approve')}
        >
          {t('panel_approve')}
        </Button>
      )}
      {!proposal.identified && (
        <Button
          size="small"
          aria-label={t('panel_contact_identify_of', { name })}
          onClick={() => setOpen('identify')}
        >
          {t('panel_contact_identify')}
        </Button>
      )}
      {mayEnd && (
        <Button
          size="small"
          color="error"
          aria-label={t(`panel_contact_${end}_of`, { name })}
          onClick={() => setOpen(end)}
        >
          {t(`panel_contact_${end}`)}
        </Button>
      )}
      {proposal.identified && problem !== null && (
        <Typography variant="body2" color="text.secondary">
          {t('panel_contact_second')}
        </Typography>
      )}
      {open === 'identify' && <IdentifyDialog proposal={proposal} onClose={() => setOpen(null)} />}
      {open !== null && open !== 'identify' && (
        <DecisionDialog proposal={proposal} decision={open} onClose={() => setOpen(null)} />
      )}
    </Box>
  );
}

function DecisionDialog({
  proposal,
  decision,
  onClose,
}: {
  proposal: ContactProposal;
  decision: Decision;
  onClose: () => void;
}) {
  const t = useText();
  const decide = useOperation({
    run: (provider) =>
      decision === 'approve'
        ? provider.approveContactProposal(proposal.id)
        : provider.refuseContactProposal(proposal.id),
    done: done[decision],
    onDone: onClose,
    stale: ['contactproposals', 'riders', 'drivers', 'fleetadmins'],
  });
  return (
    <ActionDialog
      title={t(`panel_contact_${decision}_title`)}
      action={t(decision === 'approve' ? 'panel_approve' : `panel_contact_${decision}`)}
      isDangerous={decision !== 'approve'}
      isPending={decide.isPending}
      onAct={decide.mutate}
      onClose={onClose}
      closeText={t('close')}
    >
      <Typography sx={{ fontWeight: 600 }}>
        <bdi>{proposal.userName}</bdi>
      </Typography>
      <ProposedChanges changes={proposal.changes} />
      <Typography variant="body2">
        {t('panel_contact_by')} <bdi>{proposal.byName}</bdi>
      </Typography>
      <ProposalState proposal={proposal} />
      {decision === 'approve' && <Typography>{t('panel_contact_approve_text')}</Typography>}
    </ActionDialog>
  );
}
