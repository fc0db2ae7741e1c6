import {
  Box,
  Button,
  Chip,
  CircularProgress,
  DialogActions,
  DialogContent,
  DialogTitle,
  Stack,
  TextField,
  Typography,
} from '@mui/material';
import { type FormEvent, useCallback, useEffect, useState } from 'react';
import { type Passkey, type PasskeyList, type TranslationKey, deviceName } from '@wayfare/shared';
import { call } from '../http/operations.js';
import { addPasskey, passkeyProblem, whyNoPasskeys } from './passkeyCeremonies.js';
import { Dialog } from '../overlay/Dialog.js';

/** The functions that the surrounding app provides. */
interface PasskeysProps {
  text(key: TranslationKey, values?: Record<string, string>): string;
  /** Formats a ms timestamp for the user. */
  date(at: number): string;
  notify(text: string, severity: 'success' | 'error'): void;
  /** The text for an API error. */
  errorText(error: unknown): string;
}

/** An open dialog. */
type Step = { kind: 'add' } | { kind: 'rename' | 'delete'; passkey: Passkey };

/** The passkeys of an account: add, rename and delete. */
export function Passkeys({ text, date, notify, errorText }: PasskeysProps) {
  const [list, setList] = useState<PasskeyList | null>(null);
  const [failed, setFailed] = useState(false);
  const [step, setStep] = useState<Step | null>(null);
  const load = useCallback(() => {
    call.get('/auth/me/passkeys').then(
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
      notify(text(await perform(step, name)), 'success');
      close();
    } catch (error) {
      const problem = passkeyProblem(error);
      notify(problem ? text(problem) : errorText(error), 'error');
    }
    load();
  };

  if (failed)
    return (
      <Stack sx={{ gap: 1, alignItems: 'flex-start' }} role="alert">
        <Typography>{text('account_passkeys_failed')}</Typography>
        <Button onClick={load}>{text('retry')}</Button>
      </Stack>
    );
  if (!list) return <CircularProgress aria-label={text('loading')} />;
  const why = whyNoPasskeys(list.address);
  return (
    <Stack sx={{ gap: 2, alignItems: 'flex-start' }}>
      <Typography color="text.secondary">{text('account_passkeys_text')}</Typography>
      {list.passkeys.length === 0 && <Typography>{text('account_passkeys_none')}</Typography>}
      {list.passkeys.length > 0 && (
        <Stack component="ul" sx={{ listStyle: 'none', p: 0, m: 0, gap: 1.5, width: '100%' }}>
          {list.passkeys.map((passkey) => (
            <Entry key={passkey.id} passkey={passkey} onStep={setStep} text={text} date={date} />
          ))}
        </Stack>
      )}
      {why ? (
        <Typography>{text(why.key, { ...why.values })}</Typography>
      ) : (
        <Button variant="outlined" onClick={() => setStep({ kind: 'add' })}>
          {text('account_passkey_add')}
        </Button>
      )}
      {step && <StepDialog step={step} text={text} onFinish={finish} onClose={close} />}
    </Stack>
  );
}

async function perform(step: Step, name: string): Promise<TranslationKey> {
  if (step.kind === 'add') {
    await addPasskey(name);
    return 'account_passkey_added';
  }
  const path = { id: step.passkey.id };
  if (step.kind === 'rename') {
    await call.put('/auth/me/passkeys/{id}', { path, body: { name } });
    return 'account_passkey_renamed';
  }
  await call.delete('/auth/me/passkeys/{id}', { path });
  return 'account_passkey_deleted';
}

function Entry({
  passkey,
  onStep,
  text,
  date,
}: { passkey: Passkey; onStep: (step: Step) => void } & Pick<PasskeysProps, 'text' | 'date'>) {
  const { name, createdAt, lastUsedAt, isSynced } = passkey;
  return (
    <Stack component="li" direction="row" sx={{ alignItems: 'center', gap: 1, flexWrap: 'wrap' }}>
      <Box sx={{ flex: 1, minWidth: 180 }}>
        <Typography sx={{ fontWeight: 700, overflowWrap: 'anywhere' }}>
          <bdi>{name}</bdi>{' '}
          {isSynced && <Chip component="span" size="small" label={text('account_passkey_synced')} />}
        </Typography>
        <Typography variant="body2" color="text.secondary">
          {text('account_passkey_created', { date: date(createdAt) })}
        </Typography>
        <Typography variant="body2" color="text.secondary">
          {lastUsedAt === null
            ? text('account_passkey_never_used')
            : text('account_passkey_used', { date: date(lastUsedAt) })}
        </Typography>
      </Box>
      <Stack direction="row" sx={{ gap: 1, marginInlineStart: -1 }}>
        <Button
          size="small"
          aria-label={text('account_passkey_rename_of', { name })}
          onClick={() => onStep({ kind: 'rename', passkey })}
        >
          {text('account_passkey_rename')}
        </Button>
        <Button
          size="small"
          color="error"
          aria-label={text('account_passkey_delete_of', { name })}
          onClick={() => onStep({ kind: 'delete', passkey })}
        >
          {text('account_passkey_delete')}
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
  text,
  onFinish,
  onClose,
}: {
  step: Step;
  onFinish: (name: string) => Promise<void>;
  onClose: () => void;
} & Pick<PasskeysProps, 'text'>) {
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
          {text(titles[step.kind], { name: before })}
        </DialogTitle>
        <DialogContent>
          {isNamed ? (
            <TextField
              label={text('account_passkey_name')}
              helperText={text('account_passkey_name_help')}
              value={name}
              onChange={(event) => setName(event.target.value)}
              required
              autoFocus
              fullWidth
              margin="dense"
              slotProps={{ htmlInput: { maxLength: 60 } }}
            />
          ) : (
            <Typography>{text('account_passkey_delete_text', { name })}</Typography>
          )}
        </DialogContent>
        <DialogActions>
          <Button onClick={onClose} disabled={busy}>
            {text('cancel')}
          </Button>
          <Button
            type="submit"
            variant="contained"
            color={isNamed ? 'primary' : 'error'}
            loading={busy}
            disabled={name.trim() === ''}
          >
            {text(actions[step.kind])}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}
