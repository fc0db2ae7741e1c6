import {
  Box,
  Button,
  Chip,
  CircularProgress,
  Dialog,
  DialogActions,
  DialogContent,
  DialogTitle,
  Stack,
  TextField,
  Typography,
} from '@mui/material';
import { type FormEvent, useCallback, useEffect, useState } from 'react';
import { deviceName, type Passkey, type PasskeyList, type TranslationKey } from '../../index.js';
import { api } from '../http/api.js';
import { addPasskey, passkeyProblem, whyNoPasskeys } from './passkeyCeremonies.js';

/** What the surrounding app provides. */
export interface PasskeysProps {
  t(key: TranslationKey, values?: Record<string, string>): string;
  /** Formats a ms timestamp for the user. */
  date(at: number): string;
  say(text: string, severity: 'success' | 'error'): void;
  /** The text for an API error. */
  textOf(error: unknown): string;
}

/** An open dialog. */
type Step = { kind: 'add' } | { kind: 'rename' | 'delete'; passkey: Passkey };

/** The passkeys of an account: add, rename and delete. */
export function Passkeys({ t, date, say, textOf }: PasskeysProps) {
  const [list, setList] = useState<PasskeyList | null>(null);
  const [failed, setFailed] = useState(false);
  const [step, setStep] = useState<Step | null>(null);
  const load = useCallback(() => {
    api.get<PasskeyList>('auth/me/passkeys').then(
      (loaded) => {
        setFailed(false);
        setList(loaded);
      },
      () => setFailed(true),
    );
  }, []);
  useEffect(load, [load]);

  const close = () => setStep(null);
  /** Performs the action of a dialog. */
  const finish = async (name: string) => {
    if (!step) return;
    try {
      say(t(await done(step, name)), 'success');
      close();
    } catch (error) {
      const problem = passkeyProblem(error);
      say(problem ? t(problem) : textOf(error), 'error');
    }
    load();
  };

  if (failed)
    return (
      <Stack sx={{ gap: 1, alignItems: 'flex-start' }} role="alert">
        <Typography>{t('account_passkeys_failed')}</Typography>
        <Button onClick={load}>{t('retry')}</Button>
      </Stack>
    );
  if (!list) return <CircularProgress aria-label={t('loading')} />;
  const why = whyNoPasskeys(list.address);
  return (
    <Stack sx={{ gap: 2, alignItems: 'flex-start' }}>
      <Typography color="text.secondary">{t('account_passkeys_text')}</Typography>
      {list.passkeys.length === 0 && <Typography>{t('account_passkeys_none')}</Typography>}
      {list.passkeys.length > 0 && (
        <Stack component="ul" sx={{ listStyle: 'none', p: 0, m: 0, gap: 1.5, width: '100%' }}>
          {list.passkeys.map((passkey) => (
            <Entry key={passkey.id} passkey={passkey} onStep={setStep} t={t} date={date} />
          ))}
        </Stack>
      )}
      {why ? (
        <Typography>{t(why.key, { ...why.values })}</Typography>
      ) : (
        <Button variant="outlined" onClick={() => setStep({ kind: 'add' })}>
          {t('account_passkey_add')}
        </Button>
      )}
      {step && <StepDialog step={step} t={t} onFinish={finish} onClose={close} />}
    </Stack>
  );
}

async function done(step: Step, name: string): Promise<TranslationKey> {
  if (step.kind === 'add') {
    await addPasskey(name);
    return 'account_passkey_added';
  }
  const path = `auth/me/passkeys/${step.passkey.id}`;
  if (step.kind === 'rename') {
    await api.put(path, { name });
    return 'account_passkey_renamed';
  }
  await api.delete(path);
  return 'account_passkey_deleted';
}

function Entry({
  passkey,
  onStep,
  t,
  date,
}: { passkey: Passkey; onStep: (step: Step) => void } & Pick<PasskeysProps, 't' | 'date'>) {
  const { name, createdAt, lastUsedAt, isSynced } = passkey;
  return (
    <Stack component="li" direction="row" sx={{ alignItems: 'center', gap: 1, flexWrap: 'wrap' }}>
      <Box sx={{ flex: 1, minWidth: 180 }}>
        <Typography sx={{ fontWeight: 700, overflowWrap: 'anywhere' }}>
          <bdi>{name}</bdi>{' '}
          {isSynced && <Chip component="span" size="small" label={t('account_passkey_synced')} />}
        </Typography>
        <Typography variant="body2" color="text.secondary">
          {t('account_passkey_created', { date: date(createdAt) })}
        </Typography>
        <Typography variant="body2" color="text.secondary">
          {lastUsedAt === null
            ? t('account_passkey_never_used')
            : t('account_passkey_used', { date: date(lastUsedAt) })}
        </Typography>
      </Box>
      <Stack direction="row" sx={{ gap: 1, marginInlineStart: -1 }}>
        <Button
          size="small"
          aria-label={t('account_passkey_rename_of', { name })}
          onClick={() => onStep({ kind: 'rename', passkey })}
        >
          {t('account_passkey_rename')}
        </Button>
        <Button
          size="small"
          color="error"
          aria-label={t('account_passkey_delete_of', { name })}
          onClick={() => onStep({ kind: 'delete', passkey })}
        >
          {t('account_passkey_delete')}
        </Button>
      </Stack>
    </Stack>
  );
}

const titles = {
  add: 'account_passkey_add',
  rename: 'account_passkey_rename_of',
  delete: 'account_passkey_delete_of',
} as const satisfies Record<Step['kind'], TranslationKey>;

const actions = {
  add: 'account_passkey_add',
  rename: 'account_passkey_rename',
  delete: 'account_passkey_delete',
} as const satisfies Record<Step['kind'], TranslationKey>;

function StepDialog({
  step,
  t,
  onFinish,
  onClose,
}: {
  step: Step;
  onFinish: (name: string) => Promise<void>;
  onClose: () => void;
} & Pick<PasskeysProps, 't'>) {
  const isNamed = step.kind !== 'delete';
  const before = step.kind === 'add' ? (deviceName(navigator.userAgent) ?? '') : step.passkey.name;
  const [name, setName] = useState(before);
  const [busy, setBusy] = useState(false);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    // In React, the dialog is part of the surrounding page, which may have its own form.
    event.stopPropagation();
    if (name.trim() === '') return;
    setBusy(true);
    void onFinish(name.trim()).finally(() => setBusy(false));
  };
  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="xs" aria-labelledby="passkey-step">
      <form noValidate onSubmit={submit}>
        <DialogTitle id="passkey-step" sx={{ overflowWrap: 'anywhere' }}>
          {t(titles[step.kind], { name: before })}
        </DialogTitle>
        <DialogContent>
          {isNamed ? (
            <TextField
              label={t('account_passkey_name')}
              helperText={t('account_passkey_name_help')}
              value={name}
              onChange={(event) => setName(event.target.value)}
              required
              autoFocus
              fullWidth
              margin="dense"
              slotProps={{ htmlInput: { maxLength: 60 } }}
            />
          ) : (
            <Typography>{t('account_passkey_delete_text', { name })}</Typography>
          )}
        </DialogContent>
        <DialogActions>
          <Button onClick={onClose} disabled={busy}>
            {t('cancel')}
          </Button>
          <Button
            type="submit"
            variant="contained"
            color={isNamed ? 'primary' : 'error'}
            loading={busy}
            disabled={name.trim() === ''}
          >
            {t(actions[step.kind])}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}
