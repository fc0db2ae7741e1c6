import { Alert, Box, Button, Checkbox, FormControlLabel, Typography } from '@mui/material';
import {
  carTypeTemplates,
  parseNumber,
  plainNumber,
  type Tariff,
  tariffOf,
  type TranslationKey,
} from '@wayfare/shared';
import { AmountField, amountRules } from '@wayfare/web/form';
import { useState } from 'react';
import { Section } from '../../frame/layout/Section.js';
import { useOperation } from '../../frame/providers/useOperation.js';
import { useSession } from '../../frame/session/session.js';
import { useDateLocale } from '../../frame/texts/useDateLocale.js';
import { useText } from '../../frame/texts/useText.js';
import { SetupForm } from './SetupForm.js';

const prices = [
  ['base_fare', 'panel_base_fare'],
  ['rate_per_unit_distance', 'panel_rate_per_distance'],
  ['rate_per_hour', 'panel_rate_per_hour'],
  ['min_fare', 'panel_min_fare'],
] as const satisfies readonly (readonly [keyof Tariff, TranslationKey])[];
type Price = (typeof prices)[number][0];

interface Draft {
  name: TranslationKey;
  isChosen: boolean;
  tariff: Tariff;
  /** Prices as typed, where they differ from the template's. */
  typed: Partial<Record<Price, string>>;
}

/** Adds the first car types from templates, with prices in the settings' units. */
export function CarTypesSetup({ isMissing }: { isMissing: boolean }) {
  const t = useText();
  const { settings } = useSession();
  return (
    <Section title={t('setup_car_types')}>
      {isMissing ? (
        // Other units begin with other prices.
        <CarTypesForm key={`${settings.code} ${settings.convert_to_mile}`} />
      ) : (
        <Alert severity="success">{t('setup_car_types_exist')}</Alert>
      )}
    </Section>
  );
}

function CarTypesForm() {
  const t = useText();
  const { settings } = useSession();
  const locale = useDateLocale();
  const priceOf = (text: string) => parseNumber(text, amountRules(settings, locale)).value;
  const { category } = settings;
  const [drafts, setDrafts] = useState<readonly Draft[]>(() =>
    carTypeTemplates[category].map((template, index) => ({
      name: template.name,
      isChosen: index === 0,
      tariff: tariffOf(template, settings),
      typed: {},
    })),
  );
  const change = (name: TranslationKey, changes: Partial<Draft>) =>
    setDrafts((before) => before.map((draft) => (draft.name === name ? { ...draft, ...changes } : draft)));
  const chosen = drafts.filter(({ isChosen }) => isChosen);
  const isWrong = chosen.some(({ typed }) => Object.values(typed).some((text) => priceOf(text) === null));

  const add = useOperation<void>({
    run: async (provider) => {
      for (const { name, tariff, typed } of chosen) {
        const changed = Object.entries(typed).map(([price, text]) => [price, priceOf(text)]);
        const parcels = category === 'delivery' && {
          parcelTypes: [{ description: t('setup_parcel'), amount: 0 }],
          options: [{ description: t('setup_to_the_door'), amount: 0 }],
        };
        const data = { ...tariff, ...Object.fromEntries(changed), ...parcels, name: t(name) };
        await provider.create('cartypes', { data });
      }
    },
    done: 'setup_car_types_added',
    stale: ['setup', 'cartypes'],
  });

  return (
    <SetupForm
      onSubmit={() => {
        if (!isWrong) add.mutate();
      }}
    >
      <Typography color="textSecondary">{t('setup_car_types_text')}</Typography>
      {drafts.map(({ name, isChosen, tariff, typed }) => (
        <Box key={name} component="fieldset" aria-label={t(name)} sx={{ border: 0, p: 0, mx: 0, my: 1 }}>
          <FormControlLabel
            label={t(name)}
            control={<Checkbox checked={isChosen} onChange={(_, on) => change(name, { isChosen: on })} />}
          />
          {isChosen && (
            <Box
              sx={{
                display: 'grid',
                gap: 1.5,
                gridTemplateColumns: { xs: '1fr 1fr', md: 'repeat(4, 1fr)' },
                mt: 1,
              }}
            >
              {prices.map(([price, label]) => {
                const text = typed[price] ?? plainNumber(tariff[price], locale);
                return (
                  <AmountField
                    key={price}
                    size="small"
                    label={t(label)}
                    value={text}
                    onChange={(changed) => change(name, { typed: { ...typed, [price]: changed } })}
                    settings={settings}
                    locale={locale}
                    t={t}
                    error={text.trim() === ''}
                    helperText={text.trim() === '' ? t('field_required') : undefined}
                  />
                );
              })}
            </Box>
          )}
        </Box>
      ))}
      <Button type="submit" variant="contained" disabled={chosen.length === 0} loading={add.isPending}>
        {t('setup_car_types_add')}
      </Button>
    </SetupForm>
  );
}
