import TranslateIcon from '@mui/icons-material/TranslateOutlined';
import {
  Button,
  DialogActions,
  DialogContent,
  DialogContentText,
  DialogTitle,
  IconButton,
  InputAdornment,
  Tooltip,
} from '@mui/material';
import { directionOf, type Translated } from '@wayfare/shared';
import { Dialog } from '@wayfare/web/overlay';
import { type KeyboardEvent, useId, useState } from 'react';
import { TextInput, type TextInputProps, useSourceContext } from 'react-admin';
import { useWatch } from 'react-hook-form';
import type { FieldRule } from './fieldRule.js';
import { useFormat } from '../texts/useFormat.js';
import { useText } from '../texts/useText.js';
import { type TranslatedTexts, useTranslatedTexts } from './useTranslatedTexts.js';

type TranslatedInputProps = Omit<TextInputProps, 'validate'> & {
  source: string;
  label: string;
  validate?: FieldRule;
};

/**
 * A text of a record, and beside it a button that opens its translations (rule 4.91). They are part of the
 * same form, as the field `translations`, and saved with it.
 */
export function TranslatedInput({ source, label, validate, ...props }: TranslatedInputProps) {
  const t = useText();
  const format = useFormat();
  const { getSource } = useSourceContext();
  const [text, translations] = useWatch({ name: [getSource(source), getSource('translations')] }) as [
    string | null | undefined,
    Translated['translations'],
  ];
  const texts = useTranslatedTexts({ translations, [source]: text }, source);
  const [isOpen, setOpen] = useState(false);
  const values = { field: label, written: format.number(texts.written), of: format.number(texts.of) };
  const name = t('panel_translations_of', values);
  return (
    <>
      <TextInput
        {...props}
        source={source}
        label={label}
        {...(validate && { validate })}
        {...(texts.languages.length > 0 && {
          slotProps: {
            input: {
              endAdornment: (
                <InputAdornment position="end">
                  <Tooltip title={name}>
                    <IconButton
                      size="small"
                      edge="end"
                      aria-label={name}
                      aria-haspopup="dialog"
                      color={texts.written > 0 && texts.written < texts.of ? 'warning' : 'default'}
                      onClick={() => setOpen(true)}
                    >
                      <TranslateIcon fontSize="small" />
                    </IconButton>
                  </Tooltip>
                </InputAdornment>
              ),
            },
          },
        })}
      />
      {isOpen && (
        <TranslationsDialog
          source={source}
          label={label}
          text={text ?? ''}
          languages={texts.languages}
          multiline={props.multiline === true}
          validate={validate}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  );
}

/** The translations of a text, one row for each language. */
function TranslationsDialog({
  source,
  label,
  text,
  languages,
  multiline,
  validate,
  onClose,
}: Pick<TranslatedTexts, 'languages'> & {
  source: string;
  label: string;
  text: string;
  multiline: boolean;
  validate: FieldRule | undefined;
  onClose: () => void;
}) {
  const t = useText();
  const title = useId();
  // Events reach the row or the cell behind the dialog, where Enter would save.
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || !(event.target instanceof HTMLInputElement)) return;
    event.preventDefault();
    event.stopPropagation();
    onClose();
  };
  const rule = (value: unknown) =>
    typeof value === 'string' && value.trim() ? validate?.(value) : undefined;
  return (
    <Dialog open onClose={onClose} maxWidth="sm" fullWidth aria-labelledby={title}>
      <DialogTitle id={title}>{t('panel_translations', { field: label })}</DialogTitle>
      <DialogContent onKeyDown={onKeyDown} sx={{ display: 'grid', gap: 2 }}>
        <DialogContentText>{t('panel_translations_help')}</DialogContentText>
        {languages.map(({ langLocale, langName }, index) => (
          <TextInput
            key={langLocale}
            source={`translations.${langLocale}.${source}`}
            label={langName}
            helperText={false}
            fullWidth
            multiline={multiline}
            validate={rule}
            autoFocus={index === 0}
            slotProps={{
              inputLabel: { shrink: true },
              htmlInput: { lang: langLocale, dir: directionOf(langLocale), placeholder: text },
            }}
          />
        ))}
      </DialogContent>
      <DialogActions>
        <Button variant="contained" onClick={onClose}>
          {t('panel_translations_done')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
