import { Alert, Button } from '@mui/material';
import { type CountryProposal, countryProposal } from '@wayfare/shared';
import { useMemo } from 'react';
import { useDateLocale } from '../../frame/texts/useDateLocale.js';
import { useText } from '../../frame/texts/useText.js';
import { currencyChoices } from './pickerChoices.js';

interface Props {
  /** The chosen country: two-letter code. */
  country: string;
  /** What is chosen now: only what differs is proposed. */
  now: Pick<CountryProposal, 'currency' | 'timeZone' | 'miles'>;
  /** A language of the product to add, if the country's is one. */
  language?: { id: string; name: string } | undefined;
  /** How to take over the currency, if that is not done here. */
  currencyHint?: string;
  onTake: (proposal: CountryProposal) => void;
}

/** What is usual in the chosen country, to take over with one click. Nothing changes without it. */
export function CountryProposalAlert({ country, now, language, currencyHint, onTake }: Props) {
  const t = useText();
  const locale = useDateLocale();
  const currencies = useMemo(() => currencyChoices(locale), [locale]);
  const proposal = countryProposal(country);
  if (!proposal) return null;
  const { currency, timeZone, miles } = proposal;
  const currencyName = currencies.find(({ id }) => id === currency)?.name ?? currency;
  const differs = {
    currency: currency !== now.currency,
    rest: timeZone !== now.timeZone || miles !== now.miles,
  };
  const lines = [
    ...(differs.currency
      ? [`${t('setup_currency')}: ${[currencyName, currencyHint].filter(Boolean).join(' · ')}`]
      : []),
    ...(timeZone === now.timeZone ? [] : [`${t('setup_time_zone')}: ${timeZone}`]),
    ...(miles === now.miles ? [] : [`${t('setup_units')}: ${t(miles ? 'setup_miles' : 'setup_kilometers')}`]),
    ...(language ? [`${t('setup_languages')}: ${language.name}`] : []),
  ];
  if (lines.length === 0) return null;
  const name = new Intl.DisplayNames([locale], { type: 'region' }).of(country) ?? country;
  const isTaken = !differs.rest && !language && (!differs.currency || currencyHint !== undefined);
  return (
    <Alert
      severity="info"
      role="status"
      sx={{ gridColumn: '1 / -1' }}
      action={
        !isTaken && (
          <Button color="inherit" size="small" onClick={() => onTake(proposal)}>
            {t('setup_usual_take')}
          </Button>
        )
      }
    >
      {t('setup_usual', { country: name })}
      {lines.map((line) => (
        <div key={line}>{line}</div>
      ))}
    </Alert>
  );
}
