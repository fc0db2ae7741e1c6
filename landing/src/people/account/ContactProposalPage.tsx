import {
  Alert,
  Button,
  CircularProgress,
  List,
  ListItem,
  ListItemText,
  Stack,
  Typography,
} from '@mui/material';
import { useMutation, useQuery } from '@tanstack/react-query';
import { leftToRight, type ProposedChange } from '@wayfare/shared';
import { Link, useSearchParams } from 'react-router';
import { call } from '@wayfare/web/http';
import { errorText } from '../../frame/api/errorText.js';
import { useText } from '../../frame/language/LanguageProvider.js';
import { AccountCard } from './AccountCard.js';

/**
 * The target of the link sent to a contact that somebody else wants to replace: shows the change, and
 * confirms or refuses it when a button is clicked.
 */
export function ContactProposalPage() {
  const t = useText();
  const [search] = useSearchParams();
  const token = search.get('token') || '-';
  const preview = useQuery({
    queryKey: ['contact-proposal', token],
    queryFn: () => call.get('/auth/contact-proposal', { query: { token } }),
    retry: false,
    staleTime: Number.POSITIVE_INFINITY,
  });
  const answer = useMutation({
    mutationFn: (confirm: boolean) => call.post('/auth/contact-proposal', { body: { token, confirm } }),
  });
  return (
    <AccountCard title={t('contacts_proposal_title')}>
      <Stack sx={{ gap: 2.5 }} aria-live="polite">
        {preview.isPending && (
          <CircularProgress aria-label={t('loading')} sx={{ alignSelf: 'center', my: 4 }} />
        )}
        {preview.isError && <Alert severity="error">{errorText(preview.error, t)}</Alert>}
        {answer.isError && <Alert severity="error">{errorText(answer.error, t)}</Alert>}
        {answer.isSuccess && (
          <>
            <Alert severity="success">
              {t(answer.variables ? 'contacts_proposal_confirmed' : 'contacts_proposal_refused')}
            </Alert>
            <Button component={Link} to="/login" variant="contained" size="large">
              {t('account_to_login')}
            </Button>
          </>
        )}
        {preview.data && !answer.isSuccess && (
          <>
            <Typography>{t('contacts_proposal_text')}</Typography>
            <List disablePadding>
              {preview.data.changes.map((change) => (
                <Change key={change.field} change={change} />
              ))}
            </List>
            <Typography>{t('contacts_proposal_effect')}</Typography>
            <Button
              variant="contained"
              size="large"
              loading={answer.isPending && !answer.variables}
              disabled={answer.isPending}
              onClick={() => answer.mutate(false)}
            >
              {t('contacts_proposal_refuse')}
            </Button>
            <Button
              variant="outlined"
              size="large"
              loading={answer.isPending && answer.variables}
              disabled={answer.isPending}
              onClick={() => answer.mutate(true)}
            >
              {t('contacts_proposal_confirm')}
            </Button>
          </>
        )}
      </Stack>
    </AccountCard>
  );
}

function Change({ change: { field, from, to } }: { change: ProposedChange }) {
  const t = useText();
  const values = { from: from ? leftToRight(from) : '', to: to ? leftToRight(to) : '' };
  const text = !from ? 'contacts_proposal_added' : to ? 'contacts_proposal_new' : 'contacts_proposal_removed';
  return (
    <ListItem disableGutters sx={{ py: 0 }}>
      <ListItemText primary={t(`contacts_${field}`)} secondary={t(text, values)} />
    </ListItem>
  );
}
