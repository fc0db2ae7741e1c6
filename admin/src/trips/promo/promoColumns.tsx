import { Box } from '@mui/material';
import { type Promo, promoInputSchema, textIn, type TranslationKey } from '@wayfare/shared';
import { useMemo } from 'react';
import { SelectInput, TextInput, useLocale } from 'react-admin';
import { useFormat } from '../../frame/texts/useFormat.js';
import { textKey, useText } from '../../frame/texts/useText.js';
import { TranslatedInput } from '../../frame/table/TranslatedInput.js';
import type { InlineColumn } from '../../frame/table/column.js';
import { feeTypeInFile } from '../../frame/table/feeTypeInFile.js';
import { MomentInput } from '../../frame/table/MomentInput.js';
import { fieldRule } from '../../frame/table/fieldRule.js';
import { FeeInput, LocalNumberInput } from '../../frame/table/LocalNumberInput.js';

const { shape } = promoInputSchema;
const rules = {
  promo_name: fieldRule(shape.promo_name),
  promo_description: fieldRule(shape.promo_description),
  promo_discount_type: fieldRule(shape.promo_discount_type),
  promo_discount_value: fieldRule(shape.promo_discount_value),
  max_promo_discount_value: fieldRule(shape.max_promo_discount_value),
  min_order: fieldRule(shape.min_order),
  promo_validity: fieldRule(shape.promo_validity),
  promo_usage_limit: fieldRule(shape.promo_usage_limit),
};

const discountTypes = [
  { id: 'flat', name: textKey('panel_fee_flat') },
  { id: 'percentage', name: textKey('panel_fee_percentage') },
];

/** Every field of a promo (rule 3.28), declared once for reading, editing and adding. */
export function usePromoColumns(): InlineColumn<Promo>[] {
  const t = useText();
  const format = useFormat();
  const locale = useLocale();
  return useMemo(() => {
    const amount = (
      source: 'max_promo_discount_value' | 'min_order',
      label: TranslationKey,
    ): InlineColumn<Promo> => ({
      source,
      label,
      kind: 'money',
      align: 'right',
      view: (promo) => <bdi>{promo[source] > 0 ? format.money(promo[source]) : '–'}</bdi>,
      input: (props) => <LocalNumberInput {...props} isMoney validate={rules[source]} />,
    });
    return [
      {
        source: 'promo_name',
        label: 'panel_name',
        sortable: true,
        cut: true,
        view: (promo) => (
          <Box component="bdi" sx={{ fontWeight: 600 }} title={promo.promo_name}>
            {promo.promo_name}
          </Box>
        ),
        input: (props) => <TextInput {...props} validate={rules.promo_name} />,
      },
      {
        source: 'promo_description',
        label: 'panel_description',
        cut: true,
        translated: true,
        view: (promo) => {
          const text = textIn(promo, 'promo_description', locale);
          return <bdi {...(text && { title: text })}>{text ?? '–'}</bdi>;
        },
        input: (props) => <TranslatedInput {...props} validate={rules.promo_description} />,
      },
      {
        source: 'promo_discount_type',
        label: 'panel_promo_type',
        inWords: feeTypeInFile,
        view: (promo) => t(promo.promo_discount_type === 'flat' ? 'panel_fee_flat' : 'panel_fee_percentage'),
        input: (props) => (
          <SelectInput {...props} choices={discountTypes} validate={rules.promo_discount_type} />
        ),
      },
      {
        source: 'promo_discount_value',
        label: 'panel_discount',
        align: 'right',
        view: (promo) => (
          <bdi>
            {promo.promo_discount_type === 'percentage'
              ? `${format.number(promo.promo_discount_value)} %`
              : format.money(promo.promo_discount_value)}
          </bdi>
        ),
        input: (props) => (
          <FeeInput {...props} typeSource="promo_discount_type" validate={rules.promo_discount_value} />
        ),
      },
      amount('max_promo_discount_value', 'panel_promo_max'),
      amount('min_order', 'panel_promo_min_order'),
      {
        source: 'promo_validity',
        label: 'panel_promo_validity',
        kind: 'time',
        sortable: true,
        view: (promo) => <bdi>{format.dateTime(promo.promo_validity)}</bdi>,
        input: (props) => <MomentInput {...props} validate={rules.promo_validity} />,
      },
      {
        source: 'promo_usage_limit',
        label: 'panel_promo_limit',
        align: 'right',
        view: (promo) => format.number(promo.promo_usage_limit),
        input: (props) => <LocalNumberInput {...props} decimals={0} validate={rules.promo_usage_limit} />,
      },
      {
        source: 'user_avail',
        label: 'panel_promo_used',
        align: 'right',
        sortable: true,
        view: (promo) => format.number(promo.user_avail),
      },
    ];
  }, [t, format, locale]);
}
