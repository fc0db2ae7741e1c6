import type { Settings } from '@wayfare/shared';
import { useFormContext, useWatch } from 'react-hook-form';
import { useText } from '../../frame/texts/useText.js';
import { CountryProposalAlert } from './CountryProposalAlert.js';

/** In the settings: what is usual in the country, once another one is chosen in the form. */
export function CountryProposalSetting() {
  const t = useText();
  const { setValue, formState } = useFormContext<Settings>();
  const [country, code, timeZone, miles] = useWatch<
    Settings,
    ['restrictCountry', 'code', 'timeZone', 'convert_to_mile']
  >({
    name: ['restrictCountry', 'code', 'timeZone', 'convert_to_mile'],
  });
  if (!country || !formState.dirtyFields.restrictCountry) return null;
  return (
    <CountryProposalAlert
      country={country}
      now={{ currency: code, timeZone, miles }}
      // The currency gives stored amounts their meaning, so it has a dialog of its own.
      currencyHint={t('panel_currency_change')}
      onTake={(proposal) => {
        setValue('timeZone', proposal.timeZone, { shouldDirty: true });
        setValue('convert_to_mile', proposal.miles, { shouldDirty: true });
      }}
    />
  );
}
