import { Box, Button, Checkbox, FormControlLabel, FormGroup, Typography } from '@mui/material';
import type { BodyOf } from '@wayfare/web/http';
import { Section } from '../../frame/layout/Section.js';
import type { SetupState } from '../../frame/providers/officeCalls.js';
import { useOperation } from '../../frame/providers/useOperation.js';
import { useText } from '../../frame/texts/useText.js';

/** Languages that come with the product. */
export type Locales = BodyOf<'post', '/setup/languages'>['locales'];

/** Adds languages that come with the product. English is always available. */
export function LanguagesSetup({
  languages,
  chosen,
  onChoose,
}: Pick<SetupState, 'languages'> & {
  /** The languages to add. */
  chosen: Locales;
  onChoose: (chosen: Locales) => void;
}) {
  const t = useText();
  const add = useOperation<Locales>({
    run: (provider, locales) => provider.addLanguages(locales),
    done: 'setup_languages_added',
    onDone: () => onChoose([]),
    stale: ['setup', 'languages', 'session'],
  });
  const isIncluded = (locale: string, isAdded: boolean) => isAdded || locale === 'en';
  return (
    <Section title={t('setup_languages')}>
      <Typography color="textSecondary">{t('setup_languages_text')}</Typography>
      <FormGroup row sx={{ my: 1 }}>
        {languages.map(({ langLocale, langName, isAdded }) => (
          <FormControlLabel
            key={langLocale}
            label={<bdi lang={langLocale}>{langName}</bdi>}
            control={
              <Checkbox
                checked={isIncluded(langLocale, isAdded) || chosen.includes(langLocale)}
                disabled={isIncluded(langLocale, isAdded)}
                onChange={(_, isChosen) =>
                  onChoose(
                    isChosen ? [...chosen, langLocale] : chosen.filter((locale) => locale !== langLocale),
                  )
                }
              />
            }
          />
        ))}
      </FormGroup>
      <Box>
        <Button
          variant="contained"
          disabled={chosen.length === 0}
          loading={add.isPending}
          onClick={() => add.mutate(chosen)}
        >
          {t('setup_languages_add')}
        </Button>
      </Box>
    </Section>
  );
}
