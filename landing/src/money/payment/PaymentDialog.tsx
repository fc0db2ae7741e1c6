import {
  Alert,
  Box,
  Button,
  Checkbox,
  DialogActions,
  DialogContent,
  DialogTitle,
  FormControlLabel,
  Skeleton,
  Stack,
  Typography,
} from '@mui/material';
import type { Checkout } from '@wayfare/shared';
import { useEffect, useId, useState } from 'react';
import { useFormat } from '../../frame/language/useFormat.js';
import { useText } from '../../frame/language/LanguageProvider.js';
import { LoadError } from '../../frame/layout/PageStates.js';
import { HeldMoney, useMoneyHold } from '../../people/account/HeldMoney.js';
import { PayWithSavedCard } from './PayWithSavedCard.js';
import { ProviderLogo } from './ProviderLogo.js';
import { providerMarks } from './providerMarks.js';
import { SilentProviders } from './SilentProviders.js';
import { useSavedCards } from './savedCards.js';
import { Dialog } from '@wayfare/web/overlay';

/**
 * The choice of payment providers (rule 2.17). Selecting one submits the form the provider expects to
 * its page (rule 7.38). `checkout` is null while loading.
 */
export function PaymentDialog({
  open,
  checkout,
  error,
  onRetry,
  onClose,
  closeLabel,
  isGuest = false,
}: {
  open: boolean;
  checkout: Checkout | null;
  error: Error | null;
  onRetry: () => void;
  onClose: () => void;
  closeLabel: string;
  /** The payer is not signed in, and so has no saved cards. */
  isGuest?: boolean;
}) {
  const t = useText();
  const format = useFormat();
  const titleId = useId();
  const holds = checkout?.payment.holds === true;
  // A saved card would be charged at once.
  const saved = useSavedCards(
    open && !isGuest && !holds && checkout !== null && checkout.providers.length > 0,
  );
  const [leavingFor, setLeavingFor] = useState<string | null>(null);
  // Users who return with the browser's back button find the page as they left it.
  useEffect(() => {
    const stay = () => setLeavingFor(null);
    window.addEventListener('pageshow', stay);
    return () => window.removeEventListener('pageshow', stay);
  }, []);
  return (
    <Dialog open={open} onClose={onClose} fullWidth maxWidth="xs" aria-labelledby={titleId}>
      <DialogTitle id={titleId}>{t(holds ? 'pay_hold_title' : 'pay_title')}</DialogTitle>
      <DialogContent>
        {error ? (
          <LoadError error={error} onRetry={onRetry} />
        ) : !checkout ? (
          <Stack sx={{ gap: 1.5 }} aria-busy="true" aria-label={t('pay_loading')}>
            <Skeleton variant="rounded" height={48} />
            <Skeleton variant="rounded" height={64} />
          </Stack>
        ) : (
          <>
            <Stack direction="row" sx={{ justifyContent: 'space-between', alignItems: 'baseline', mb: 2 }}>
              <Typography color="text.secondary">{t('pay_amount')}</Typography>
              <Typography sx={{ fontWeight: 800, fontSize: '1.7rem' }} dir="ltr">
                {format.money(checkout.payment.amount)}
              </Typography>
            </Stack>
            {holds && (
              <Typography sx={{ mb: 2 }}>
                {t('pay_hold_text', { amount: format.money(checkout.payment.amount) })}
              </Typography>
            )}
            {checkout.providers.length === 0 && <Alert severity="warning">{t('no_provider_found')}</Alert>}
            {!holds && saved.data && saved.data.cards.length > 0 && (
              <SavedCardChoice checkout={checkout} cards={saved.data.cards} />
            )}
            {!holds && saved.data && <SilentProviders silent={saved.data.silent} />}
            <Stack sx={{ gap: 1.25 }}>
              {checkout.providers.map(({ name, link }) => (
                <form key={name} method="post" action={link} onSubmit={() => setLeavingFor(name)}>
                  {Object.entries(checkout.fields).map(([field, value]) => (
                    <input key={field} type="hidden" name={field} value={value} />
                  ))}
                  <Button
                    type="submit"
                    variant="outlined"
                    size="large"
                    fullWidth
                    disabled={leavingFor !== null}
                    startIcon={<ProviderLogo name={name} />}
                    sx={{ justifyContent: 'flex-start', minHeight: 60, gap: 1 }}
                  >
                    {t('pay_with', { provider: providerMarks[name].title })}
                  </Button>
                  {!holds && saved.data?.keptAt.includes(name) && (
                    <FormControlLabel
                      control={<Checkbox name="save_card" value="1" />}
                      label={t('pay_save_card', { provider: providerMarks[name].title })}
                    />
                  )}
                </form>
              ))}
            </Stack>
          </>
        )}
        <Box role="status">
          {leavingFor !== null && (
            <Typography color="text.secondary" sx={{ mt: 2 }}>
              {t('pay_leaving')}
            </Typography>
          )}
        </Box>
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose} disabled={leavingFor !== null}>
          {closeLabel}
        </Button>
      </DialogActions>
    </Dialog>
  );
}

/** The saved cards to pay with, or the reason why they pause. */
function SavedCardChoice(choice: Parameters<typeof PayWithSavedCard>[0]) {
  const isHeld = useMoneyHold() !== null;
  if (!isHeld) return <PayWithSavedCard {...choice} />;
  return (
    <Box sx={{ mb: 2 }}>
      <HeldMoney />
    </Box>
  );
}
