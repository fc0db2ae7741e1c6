import {
  Alert,
  Autocomplete,
  Button,
  Checkbox,
  DialogActions,
  DialogContent,
  DialogTitle,
  FormControlLabel,
  List,
  ListItem,
  MenuItem,
  TextField,
  Typography,
} from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { useDataProvider } from 'react-admin';
import {
  amountDefaults,
  amountSettings,
  decimalChoices,
  followingAmounts,
  formatAmount,
  type Settings,
} from '@wayfare/shared';
import { call } from '@wayfare/web/http';
import { Dialog } from '@wayfare/web/overlay';
import { useId, useMemo, useState } from 'react';
import { LoadFailed } from '../../frame/feedback/ErrorPage.js';
import { LoadingPage } from '../../frame/feedback/LoadingPage.js';
import type { PanelDataProvider } from '../../frame/providers/dataProvider.js';
import { useOperation } from '../../frame/providers/useOperation.js';
import { useDateLocale } from '../../frame/texts/useDateLocale.js';
import { useText } from '../../frame/texts/useText.js';
import { currencyOf } from './currencyOf.js';
import { currencyChoices } from './pickerChoices.js';
import { settingLabels } from './settingsFields.js';

/** What is stored in the currency of the settings. */
interface CurrencyUse {
  hasTrips: boolean;
  hasWalletMoney: boolean;
  hasPayments: boolean;
  carTypes: number;
  promos: number;
}
interface Loaded {
  use: CurrencyUse;
  settings: Settings;
}

/** Changes the currency, or says why it stays, with what happens to each stored amount. */
export function CurrencyDialog({ onClose }: { onClose: () => void }) {
  const t = useText();
  const title = useId();
  const provider = useDataProvider<PanelDataProvider>();
  const { data, isError, refetch } = useQuery({
    queryKey: ['settings', 'currency'],
    queryFn: async (): Promise<Loaded> => ({
      use: await call.get('/settings/currency'),
      settings: await provider.getSingleton('settings'),
    }),
    staleTime: 0,
    gcTime: 0,
  });
  const hasMoney = data && (data.use.hasTrips || data.use.hasWalletMoney || data.use.hasPayments);
  return (
    <Dialog open onClose={onClose} aria-labelledby={title} fullWidth maxWidth="sm">
      <DialogTitle id={title}>{t('panel_currency_change')}</DialogTitle>
      {isError ? (
        <LoadFailed onRetry={() => void refetch()} />
      ) : !data ? (
        <LoadingPage />
      ) : hasMoney ? (
        <CurrencyStays {...data} onClose={onClose} />
      ) : (
        <CurrencyChange {...data} onClose={onClose} />
      )}
    </Dialog>
  );
}

/** Why the currency cannot change, and what to do instead. */
function CurrencyStays({ use, settings, onClose }: Loaded & { onClose: () => void }) {
  const t = useText();
  const found = [
    use.hasTrips && t('panel_currency_has_bookings'),
    use.hasWalletMoney && t('panel_currency_has_wallets'),
    use.hasPayments && t('panel_currency_has_payments'),
  ].filter((text) => text !== false);
  return (
    <>
      <DialogContent>
        <Alert severity="warning">{t('panel_currency_stays', { code: settings.code })}</Alert>
        <Bullets texts={found} />
        <Typography sx={{ mt: 1 }}>{t('panel_currency_instead')}</Typography>
        <Bullets
          texts={[
            t('panel_currency_pay_out'),
            t('panel_currency_new_installation'),
            t('panel_currency_keep_old'),
          ]}
        />
      </DialogContent>
      <DialogActions>
        <Button autoFocus onClick={onClose}>
          {t('close')}
        </Button>
      </DialogActions>
    </>
  );
}

/** The new currency, and what happens to each amount before anything is saved. */
function CurrencyChange({ use, settings, onClose }: Loaded & { onClose: () => void }) {
  const t = useText();
  const locale = useDateLocale();
  const [chosen, setChosen] = useState(() => ({ code: settings.code, decimal: settings.decimal }));
  const [isAccepted, setAccepted] = useState(false);
  const choices = useMemo(() => currencyChoices(locale), [locale]);
  const isChanged = chosen.code !== settings.code || chosen.decimal !== settings.decimal;
  const hasPrices = use.carTypes + use.promos > 0;
  const change = { ...currencyOf(chosen.code), decimal: chosen.decimal };
  const save = useOperation({
    run: () =>
      call.put('/settings', {
        body: {
          ...(chosen.code === settings.code ? { decimal: chosen.decimal } : change),
          keepsPrices: isAccepted,
          was: { code: settings.code, decimal: settings.decimal },
        },
      }),
    done: 'updated',
    onDone: onClose,
    stale: ['settings', 'setup', 'session', 'cartypes', 'promos'],
  });
  const consequences = useConsequences({ use, settings }, change);
  const decimals = decimalChoices(chosen.code);
  return (
    <>
      <DialogContent sx={{ display: 'grid', gap: 2 }}>
        <Typography>{t('panel_currency_possible')}</Typography>
        <Autocomplete
          options={choices}
          disableClearable
          getOptionLabel={({ name }) => name}
          value={choices.find(({ id }) => id === chosen.code) ?? { id: chosen.code, name: chosen.code }}
          isOptionEqualToValue={(option, value) => option.id === value.id}
          onChange={(_, { id }) => setChosen(currencyOf(id))}
          renderInput={(props) => <TextField {...props} label={t('setup_currency')} />}
        />
        {decimals.length > 1 && (
          <TextField
            select
            label={t('panel_set_decimal')}
            value={chosen.decimal}
            onChange={(event) => setChosen({ ...chosen, decimal: Number(event.target.value) })}
          >
            {decimals.map((count) => (
              <MenuItem key={count} value={count}>
                {count}
              </MenuItem>
            ))}
          </TextField>
        )}
        {isChanged && (
          <section aria-label={t('panel_currency_consequences')}>
            <Typography variant="h3">{t('panel_currency_consequences')}</Typography>
            <Bullets texts={consequences} />
          </section>
        )}
        {isChanged && hasPrices && (
          <FormControlLabel
            control={<Checkbox checked={isAccepted} onChange={(_, on) => setAccepted(on)} />}
            label={t('panel_currency_accept')}
          />
        )}
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>{t('cancel')}</Button>
        <Button
          variant="contained"
          disabled={!isChanged || (hasPrices && !isAccepted)}
          loading={save.isPending}
          onClick={() => save.mutate()}
        >
          {t('panel_currency_change')}
        </Button>
      </DialogActions>
    </>
  );
}

/** What a change of the currency does to each stored amount, as sentences. */
function useConsequences(
  { use, settings }: Loaded,
  change: Pick<Settings, 'code' | 'symbol' | 'decimal'>,
): string[] {
  const t = useText();
  const locale = useDateLocale();
  const before = (amount: number) => formatAmount(amount, settings, locale);
  const after = (amount: number) => formatAmount(amount, { ...settings, ...change }, locale);
  const following = followingAmounts(settings, change);
  const kept = amountSettings.filter((name) => !(name in following) && settings[name] !== null);
  const count = (records: number) => ({ count: new Intl.NumberFormat(locale).format(records) });
  return [
    ...amountSettings.flatMap((name) =>
      following[name] === undefined
        ? []
        : [
            t('panel_currency_follows', {
              setting: t(settingLabels[name]),
              before: before(amountDefaults(settings.code)[name]),
              after: after(following[name]),
            }),
          ],
    ),
    ...[...kept, ...(settings.bonus > 0 ? (['bonus'] as const) : [])].map((name) =>
      t('panel_currency_relabels', {
        setting: t(settingLabels[name]),
        before: before(settings[name] ?? 0),
        after: after(settings[name] ?? 0),
      }),
    ),
    ...(use.carTypes > 0 ? [t('panel_currency_car_types', count(use.carTypes))] : []),
    ...(use.promos > 0 ? [t('panel_currency_promos', count(use.promos))] : []),
    t('panel_currency_final'),
  ];
}

function Bullets({ texts }: { texts: readonly string[] }) {
  return (
    <List dense sx={{ listStyle: 'disc', paddingInlineStart: 3 }}>
      {texts.map((text) => (
        <ListItem key={text} disablePadding sx={{ display: 'list-item' }}>
          {text}
        </ListItem>
      ))}
    </List>
  );
}
