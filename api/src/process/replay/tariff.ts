import { type CarTypeInput, carTypeInputSchema, defaultSettings, settingsSchema } from '@wayfare/shared';

/** How recorded trips are priced: a car type, and the distance and money settings. */
export interface ReplayTariff {
  carType: CarTypeInput;
  decimal: number;
  convert_to_mile: boolean;
}

const schema = carTypeInputSchema.extend({
  name: carTypeInputSchema.shape.name.default('Replay'),
  decimal: settingsSchema.shape.decimal.default(defaultSettings.decimal),
  convert_to_mile: settingsSchema.shape.convert_to_mile.default(defaultSettings.convert_to_mile),
});

/** The error for an unusable tariff. Its message explains the problem. */
export class TariffError extends Error {
  override readonly name = 'TariffError';
}

/** Reads a tariff from its JSON text. Unknown keys are ignored. @throws TariffError */
export function parseTariff(json: string): ReplayTariff {
  let value: unknown;
  try {
    value = JSON.parse(json);
  } catch (error) {
    throw new TariffError(`The tariff is not JSON: ${(error as Error).message}`);
  }
  const parsed = schema.safeParse(value);
  if (!parsed.success) {
    const problems = parsed.error.issues.map(({ path, message }) =>
      [path.join('.'), message].filter(Boolean).join(': '),
    );
    throw new TariffError(`The tariff is not a car type: ${problems.join('; ')}`);
  }
  const { decimal, convert_to_mile, ...carType } = parsed.data;
  return { carType, decimal, convert_to_mile };
}
