import {
  type CarType,
  type Tariff,
  TARIFF_LAB_LONGEST_MS,
  type TariffLabInput,
  tariffSchema,
  type TranslationKey,
} from '@wayfare/shared';

/** What is asked for at first: this many days, today among them. */
const DAYS_AT_FIRST = 30;

/** The lab's form: a period in ms timestamps, and drafts that count where their car type is chosen. */
export interface LabForm {
  from: number | null;
  to: number | null;
  carTypes: string[];
  tariffs: Record<string, Tariff>;
}

/** What a tariff consists of, in the contract's order. */
export const tariffFields = Object.keys(tariffSchema.shape) as (keyof Tariff)[];

/** The form as it begins on a day (a ms timestamp): every draft is the tariff as it stands. */
export function newLabForm(carTypes: readonly CarType[], today: number): LabForm {
  const first = new Date(today);
  first.setDate(first.getDate() - DAYS_AT_FIRST + 1);
  return {
    from: first.setHours(0, 0, 0, 0),
    to: new Date(today).setHours(23, 59, 59, 999),
    carTypes: [],
    tariffs: Object.fromEntries(carTypes.map((carType) => [carType.id, tariffSchema.parse(carType)])),
  };
}

/** What the lab is asked once the form's fields are right; null where a period is not given. */
export function labInputOf({ from, to, carTypes, tariffs }: LabForm): TariffLabInput | null {
  if (from === null || to === null) return null;
  const drafts = carTypes.flatMap((carType) => {
    const tariff = tariffs[carType];
    return tariff ? [{ carType, tariff }] : [];
  });
  return { from, to, drafts };
}

/** What is wrong with the day a period ends on, as a rule of a form's field. */
export function periodRule(to: unknown, { from }: Partial<LabForm>): TranslationKey | undefined {
  if (typeof to !== 'number') return 'field_required';
  if (typeof from !== 'number') return undefined;
  if (to < from) return 'panel_lab_order';
  return to - from > TARIFF_LAB_LONGEST_MS ? 'panel_lab_longest' : undefined;
}

/** A rule for a field that must be given. */
export const givenRule = (value: unknown): TranslationKey | undefined =>
  value === null || value === undefined || (Array.isArray(value) && value.length === 0)
    ? 'field_required'
    : undefined;

/** The fields a draft changes. */
export const changedFieldsOf = (draft: Tariff, live: Tariff): (keyof Tariff)[] =>
  tariffFields.filter((field) => draft[field] !== live[field]);
