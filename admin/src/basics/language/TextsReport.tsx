import { Box, Button, TextField, Typography } from '@mui/material';
import { directionOf } from '@wayfare/shared';
import { type ReactNode, useMemo, useState } from 'react';
import { englishTexts } from '../../frame/texts/englishTexts.js';
import { useFormat } from '../../frame/texts/useFormat.js';
import type { Texts } from '@wayfare/web/language';
import { missingTexts } from './missingTexts.js';
import { useText } from '../../frame/texts/useText.js';

/** Maximum rows of a report; users can search for the rest. */
const MOST_ROWS = 100;

/** The texts a language lacks compared to English, with a way to add them. */
export function MissingTexts({ texts, onAdd }: { texts: Texts; onAdd: (missing: Texts) => void }) {
  const t = useText();
  const { number } = useFormat();
  const missing = useMemo(() => missingTexts(texts, englishTexts), [texts]);
  const keys = Object.keys(missing);
  const total = number(Object.keys(englishTexts).length);
  const title = t('panel_texts_missing', { count: number(keys.length), total });
  if (keys.length === 0) return <Typography sx={{ mt: 1.5 }}>{title}</Typography>;
  return (
    <Report title={title}>
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 2, flexWrap: 'wrap' }}>
        <Typography color="textSecondary">{t('panel_texts_missing_hint')}</Typography>
        <Button onClick={() => onAdd(missing)}>{t('panel_texts_add_missing')}</Button>
      </Box>
      <Rows texts={missing} direction="ltr" lang="en" />
    </Report>
  );
}

/** The texts as users read them, in the direction of their language. */
export function TextsPreview({ texts, locale }: { texts: Texts; locale: string }) {
  const t = useText();
  const [wanted, setWanted] = useState('');
  const found = useMemo(() => {
    const typed = wanted.trim().toLowerCase();
    const matches = (text: string) => text.toLowerCase().includes(typed);
    return Object.fromEntries(Object.entries(texts).filter(([key, text]) => matches(key) || matches(text)));
  }, [texts, wanted]);
  return (
    <Report title={t('panel_texts_preview')}>
      <TextField
        size="small"
        fullWidth
        label={t('panel_texts_find')}
        value={wanted}
        onChange={(event) => setWanted(event.target.value)}
      />
      <Rows texts={found} direction={directionOf(locale)} lang={locale} />
    </Report>
  );
}

function Report({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Box component="details" sx={{ mt: 1.5, maxWidth: 800 }}>
      <Box component="summary" sx={{ cursor: 'pointer', fontWeight: 600, py: 0.5 }}>
        {title}
      </Box>
      <Box sx={{ display: 'grid', gap: 1, mt: 1 }}>{children}</Box>
    </Box>
  );
}

function Rows({ texts, direction, lang }: { texts: Texts; direction: 'ltr' | 'rtl'; lang: string }) {
  return (
    <Box
      component="dl"
      tabIndex={0}
      sx={{
        m: 0,
        maxHeight: 240,
        overflow: 'auto',
        border: 1,
        borderColor: 'divider',
        borderRadius: 1,
        p: 1.5,
      }}
    >
      {Object.entries(texts)
        .slice(0, MOST_ROWS)
        .map(([key, text]) => (
          <Box key={key} sx={{ mb: 1 }}>
            <Typography component="dt" variant="body2" color="textSecondary" dir="ltr">
              {key}
            </Typography>
            <Box component="dd" dir={direction} lang={lang} sx={{ m: 0, textAlign: 'start' }}>
              {text}
            </Box>
          </Box>
        ))}
    </Box>
  );
}
