import {
  Alert,
  Button,
  CircularProgress,
  DialogActions,
  DialogContent,
  DialogContentText,
  DialogTitle,
  Stack,
} from '@mui/material';
import { type FormEvent, lazy, Suspense, useEffect, useId, useState } from 'react';
import type { StepUpMethod, StepUpState, TranslationKey } from '@wayfare/shared';
import { call } from '../http/operations.js';
import { ProofField } from './ProofField.js';
import type { ProofGiven, StepUpProps } from './StepUp.js';
import { Dialog } from '../overlay/Dialog.js';

/** Proofs the user can type, in the order they are offered. */
const typedWays = ['password', 'authenticator', 'phone'] as const satisfies readonly StepUpMethod[];

/** Labels of the buttons that switch to another method. */
const wayTexts = {
  password: 'step_up_by_password',
  authenticator: 'step_up_by_authenticator',
  phone: 'step_up_by_phone',
} as const satisfies Record<(typeof typedWays)[number], TranslationKey>;

export type StepUpDialogProps = StepUpProps & { onProven(): void; onCancel(): void };

// Only users with a passkey need its code.
const PasskeyStepUp = lazy(async () => ({
  default: (await import('../passkey/PasskeyStepUp.js')).PasskeyStepUp,
}));

/** Asks the user to prove their identity with one of the account's methods. */
export function StepUpDialog({ text, errorText, passkeyAddress, onProven, onCancel }: StepUpDialogProps) {
  const [titleId, descriptionId] = [useId(), useId()];
  const [state, setState] = useState<StepUpState | null>(null);
  const [chosen, setChosen] = useState<(typeof typedWays)[number] | null>(null);
  const [typed, setTyped] = useState('');
  const [verificationId, setVerificationId] = useState<string | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const [isBusy, setIsBusy] = useState(false);

  useEffect(() => {
    let isOver = false;
    call.get('/auth/step-up').then(
      (loaded) => !isOver && setState(loaded),
      (error: unknown) => !isOver && setProblem(errorText(error)),
    );
    return () => {
      isOver = true;
    };
    // Loaded once: the dialog is recreated each time it opens.
    // oxlint-disable-next-line react/exhaustive-deps
  }, []);

  const ways = typedWays.filter((way) => state?.methods[way]);
  const way = chosen ?? ways[0] ?? null;
  const isCodeWanted = way === 'phone' && verificationId === null;

  /** Runs an action and shows its error. */
  const attempt = async (work: () => Promise<void>) => {
    setIsBusy(true);
    setProblem(null);
    try {
      await work();
    } catch (error) {
      setTyped('');
      setProblem(errorText(error));
    } finally {
      setIsBusy(false);
    }
  };
  const sendCode = () =>
    attempt(async () => setVerificationId((await call.post('/auth/step-up/code')).verificationId));
  const prove = () =>
    attempt(async () => {
      await call.post('/auth/step-up', { body: givenBy(way, typed, verificationId) });
      onProven();
    });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    // React bubbles events from a dialog to the form it was opened from, which must not be submitted by this
    // one.
    event.stopPropagation();
    if (isBusy || way === null) return;
    if (isCodeWanted) void sendCode();
    else if (typed.trim() === '') setProblem(text('field_required'));
    else void prove();
  };
  const choose = (other: (typeof typedWays)[number]) => {
    setChosen(other);
    setTyped('');
    setProblem(null);
  };

  return (
    <Dialog
      open
      fullWidth
      maxWidth="xs"
      onClose={onCancel}
      aria-labelledby={titleId}
      aria-describedby={descriptionId}
    >
      <form noValidate onSubmit={submit}>
        <DialogTitle id={titleId}>{text('step_up_title')}</DialogTitle>
        <DialogContent>
          <Stack sx={{ gap: 2 }}>
            <DialogContentText id={descriptionId}>{text('step_up_text')}</DialogContentText>
            {!state && !problem && <CircularProgress size={28} aria-label={text('loading')} />}
            {state?.methods.passkey && (
              <Suspense fallback={null}>
                <PasskeyStepUp
                  isOnlyWay={ways.length === 0}
                  address={passkeyAddress}
                  text={text}
                  errorText={errorText}
                  onProven={onProven}
                />
              </Suspense>
            )}
            {state && ways.length === 0 && !state.methods.passkey && (
              <Alert severity="info">{text('step_up_no_way')}</Alert>
            )}
            {way && !isCodeWanted && (
              <ProofField
                key={way}
                way={way}
                text={text}
                value={typed}
                onChange={setTyped}
                problem={problem}
              />
            )}
            {problem && (!way || isCodeWanted) && <Alert severity="error">{problem}</Alert>}
            {ways
              .filter((other) => other !== way)
              .map((other) => (
                <Button key={other} size="small" sx={{ alignSelf: 'start' }} onClick={() => choose(other)}>
                  {text(wayTexts[other])}
                </Button>
              ))}
          </Stack>
        </DialogContent>
        <DialogActions>
          <Button onClick={onCancel}>{text('cancel')}</Button>
          {way && (
            <Button type="submit" variant="contained" loading={isBusy}>
              {text(isCodeWanted ? 'step_up_send_code' : 'step_up_confirm')}
            </Button>
          )}
        </DialogActions>
      </form>
    </Dialog>
  );
}

/** The request for the typed input. */
function givenBy(way: StepUpMethod | null, typed: string, verificationId: string | null): ProofGiven {
  if (way === 'authenticator') return { code: typed.trim() };
  if (way === 'phone') return { verificationId: verificationId ?? '', otp: typed.trim() };
  return { password: typed };
}
