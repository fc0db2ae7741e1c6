import {
  type CarType,
  dayAfter,
  dayOf,
  type Tariff,
  TARIFF_LAB_LONGEST_MS,
  type TariffLabInput,
  tariffSchema,
  type TranslationKey,
  zonedDay,
} from '@wayfare/shared';

/** The default period: this many days, including today. */
const DAYS_AT_FIRST = 30;

/** The lab's form: a period in ms timestamps, and drafts, which count if their car type is selected. */
interface LabForm {
  from: number | null;
  to: number | null;
  carTypes: string[];
  tariffs: Record<string, Tariff>;
}

/** The fields of a tariff, in the contract's order. */
export const tariffFields = Object.keys(tariffSchema.shape) as (keyof Tariff)[];

/**
 * The initial form at a time (ms timestamp) in the business's time zone: every draft equals the current
 * tariff.
 */
export function newLabForm(carTypes: readonly CarType[], now: number, timeZone: string): LabForm {
  const today = dayOf(now, timeZone);
  return {
    from: zonedDay(dayAfter(today, 1 - DAYS_AT_FIRST), timeZone).start,
    to: zonedDay(today, timeZone).end - 1,
    carTypes: [],
    tariffs: Object.fromEntries(carTypes.map((carType) => [carType.id, tariffSchema.parse(carType)])),
  };
}

/** The lab's input once the form is valid; null if the period is missing. */
export function labInputOf({ from, to, carTypes, tariffs }: LabForm): TariffLabInput | null {
  if (from === null || to === null) return null;
  const drafts = carTypes.flatMap((carType) => {
    const tariff = tariffs[carType];
    return tariff ? [{ carType, tariff }] : [];
  });
  return { from, to, drafts };
}

/** The problem with a period's last day, as a form rule. */
export function periodRule(to: unknown, { from }: Partial<LabForm>): TranslationKey | undefined {
  if (typeof to !== 'number') return 'field_required';
  if (typeof from !== 'number') return undefined;
  if (to < from) return 'panel_lab_order';
  return to - from > TARIFF_LAB_LONGEST_MS ? 'panel_lab_longest' : undefined;
}

/** A rule for a required field. */
export const givenRule = (value: unknown): TranslationKey | undefined =>
  value === null || value === undefined || (Array.isArray(value) && value.length === 0)
    ? 'field_required'
    : undefined;

/** The fields a draft changes. */
export const changedFieldsOf = (draft: Tariff, live: Tariff): (keyof Tariff)[] =>
  tariffFields.filter((field) => draft[field] !== live[field]);
