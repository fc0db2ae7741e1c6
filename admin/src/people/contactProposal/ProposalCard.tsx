import { Card, CardContent, Typography } from '@mui/material';
import type { ContactProposal } from '@wayfare/shared';
import { useGetMany, useRecordContext } from 'react-admin';
import { useMay } from '../../frame/access/useStaffMay.js';
import { useFormat } from '../../frame/texts/useFormat.js';
import { useText } from '../../frame/texts/useText.js';
import { DecideProposal } from './DecideProposal.js';
import { ProposalState, ProposedChanges } from './ProposalState.js';

/** The contacts that someone proposed for the user of the page, with its state; nothing if there are none. */
export function ProposalCard() {
  const user = useRecordContext();
  const may = useMay('list', 'contactproposals');
  return user && may ? <Waiting uid={String(user.id)} /> : null;
}

function Waiting({ uid }: { uid: string }) {
  const t = useText();
  const format = useFormat();
  const { data = [] } = useGetMany<ContactProposal>('contactproposals', { ids: [uid] });
  const [proposal] = data;
  if (!proposal) return null;
  return (
    <Card
      component="section"
      aria-label={t('panel_contact_proposal_name')}
      sx={{ borderTop: 4, borderTopColor: 'warning.main' }}
    >
      <CardContent sx={{ display: 'grid', gap: 1 }}>
        <Typography variant="subtitle2" component="h2">
          {t('panel_contact_proposal_name')}
        </Typography>
        <ProposedChanges changes={proposal.changes} />
        <Typography variant="body2" color="text.secondary">
          {t('panel_contact_by')} <bdi>{proposal.byName}</bdi> · {format.dateTime(proposal.at)}
        </Typography>
        <ProposalState proposal={proposal} />
        <DecideProposal proposal={proposal} />
      </CardContent>
    </Card>
  );
}
