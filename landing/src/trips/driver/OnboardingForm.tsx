import { Alert, Button, MenuItem, Stack, TextField } from '@mui/material';
import {
  missingFields,
  type NeededField,
  type Onboarding,
  type OnboardingInput,
  type User,
} from '@wayfare/shared';
import { ApiError } from '@wayfare/web/http';
import { useRef, useState } from 'react';
import { errorTextKey } from '../../frame/api/errorText.js';
import { useText } from '../../frame/language/LanguageProvider.js';
import { Panel } from '../../frame/layout/Panel.js';
import { useMessages } from '../../frame/messages/MessagesProvider.js';
import { useSession } from '../../frame/session/SessionProvider.js';
import { useCarTypes } from '../../people/carType/carTypes.js';
import { useTripWords } from '../../people/carType/useTripWords.js';
import { useCompleteOnboarding } from './useOnboarding.js';

type Field = keyof OnboardingInput & keyof User;
const vehicleFields = [
  ['vehicleMake', 'account_vehicle_make'],
  ['vehicleModel', 'account_vehicle_model'],
  ['vehicleColor', 'account_vehicle_color'],
  ['vehicleNumber', 'account_vehicle_number'],
] as const;

/**
 * The vehicle and the car type of a new driver. Everything that is missing is shown at once, at its field.
 */
export function OnboardingForm({ onboarding, me }: { onboarding: Onboarding; me: User }) {
  const t = useText();
  const { settings } = useSession();
  const { notify } = useMessages();
  const carTypes = useCarTypes();
  const words = useTripWords();
  const completing = useCompleteOnboarding();
  const [changes, setChanges] = useState<OnboardingInput>({});
  const [missing, setMissing] = useState<readonly string[]>([]);
  const form = useRef<HTMLFormElement>(null);
  const valueOf = (name: Field) => changes[name] ?? (me[name] as string | null | undefined) ?? '';
  const isSubmitted = onboarding.state === 'submitted';
  const choosesCarType = onboarding.items.some(({ need, by }) => need === 'carType' && by === 'driver');
  const refused = completing.error instanceof ApiError ? completing.error.fields : {};

  const set = (name: Field, value: string) => {
    setChanges({ ...changes, [name]: value });
    setMissing(missing.filter((each) => each !== name));
    completing.reset();
  };
  const problemOf = (name: Field) => (missing.includes(name) ? t('onboarding_field_needed') : refused[name]);

  const send = (event: React.FormEvent) => {
    event.preventDefault();
    const shown: NeededField[] = ['vehicleMake', 'vehicleModel', 'vehicleNumber'];
    if (choosesCarType) shown.push('carType');
    const lacks = missingFields({ ...me, ...changes }, settings.category).filter((each) =>
      shown.includes(each),
    );
    setMissing(lacks);
    if (lacks.length > 0) return form.current?.querySelector<HTMLElement>(`#onboarding-${lacks[0]}`)?.focus();
    completing.mutate(changes, {
      onSuccess: ({ state }) => {
        setChanges({});
        notify(t(state === 'submitted' && !isSubmitted ? 'onboarding_sent' : 'onboarding_saved'), 'success');
      },
    });
  };

  const field = (name: Field) => ({
    id: `onboarding-${name}`,
    value: valueOf(name),
    onChange: (event: { target: { value: string } }) => set(name, event.target.value),
    error: Boolean(problemOf(name)),
    helperText: problemOf(name),
  });
  return (
    <Panel title={t('account_vehicle')}>
      <Stack component="form" noValidate ref={form} onSubmit={send} sx={{ gap: 2.5, mt: 2 }}>
        {vehicleFields.map(([name, label]) => (
          <TextField
            key={name}
            label={t(label)}
            required={name !== 'vehicleColor' && (settings.category === 'taxi' || name === 'vehicleMake')}
            autoComplete="off"
            {...field(name)}
            {...(name === 'vehicleNumber' && { slotProps: { htmlInput: { dir: 'ltr' } } })}
          />
        ))}
        {choosesCarType && (
          <TextField
            select
            required
            label={t('site_car_type')}
            {...field('carType')}
            helperText={problemOf('carType') ?? t('onboarding_car_type_help')}
          >
            {(carTypes.data ?? []).map(({ id, name }) => (
              <MenuItem key={id} value={name}>
                <bdi>{words.carType(name)}</bdi>
              </MenuItem>
            ))}
          </TextField>
        )}
        {completing.error && Object.keys(refused).length === 0 && (
          <Alert severity="error">{t(errorTextKey(completing.error))}</Alert>
        )}
        <Button type="submit" variant="contained" size="large" loading={completing.isPending}>
          {t(isSubmitted ? 'onboarding_save' : 'onboarding_send')}
        </Button>
      </Stack>
    </Panel>
  );
}
