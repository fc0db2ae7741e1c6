import { Box, Typography } from '@mui/material';
import type { ContactProposal, ProposedChange } from '@wayfare/shared';
import { useFormat } from '../../frame/texts/useFormat.js';
import { useText } from '../../frame/texts/useText.js';

/** The contacts before and after. */
export function ProposedChanges({ changes }: { changes: readonly ProposedChange[] }) {
  const t = useText();
  const none = t('panel_contact_none');
  return (
    <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0, overflowWrap: 'anywhere' }}>
      {changes.map(({ field, from, to }) => (
        <li key={field}>
          <Typography variant="body2" color="text.secondary" component="span">
            {t(field === 'email' ? 'panel_email' : 'panel_mobile')}:{' '}
          </Typography>
          <del>
            <bdi>{from ?? none}</bdi>
          </del>{' '}
          <strong>
            <bdi>{to ?? none}</bdi>
          </strong>
        </li>
      ))}
    </Box>
  );
}

/** What a proposal waits for: whom it was announced to, how the owner was identified, and until when. */
export function ProposalState({ proposal }: { proposal: ContactProposal }) {
  const t = useText();
  const format = useFormat();
  const { asked, identified, expiresAt } = proposal;
  return (
    <Box sx={{ overflowWrap: 'anywhere' }}>
      <Typography variant="body2">
        {t(asked.length > 0 ? 'panel_contact_asked' : 'panel_contact_nobody_asked')}
      </Typography>
      {identified ? (
        <>
          <Typography variant="body2">
            {t('panel_contact_identified', {
              name: identified.byName,
              way: t(`panel_identified_${identified.way}`),
            })}
          </Typography>
          <Typography variant="body2" color="text.secondary">
            <bdi>{identified.note}</bdi>
          </Typography>
        </>
      ) : (
        <Typography variant="body2">{t('panel_contact_not_identified')}</Typography>
      )}
      <Typography variant="body2" color="text.secondary">
        {t('panel_adjustment_expires', { date: format.dateTime(expiresAt) })}
      </Typography>
    </Box>
  );
}
