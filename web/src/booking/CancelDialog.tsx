import {
  Alert,
  Button,
  DialogActions,
  DialogContent,
  DialogTitle,
  FormControl,
  FormControlLabel,
  FormLabel,
  Radio,
  RadioGroup,
  Skeleton,
  Stack,
  TextField,
} from '@mui/material';
import { type FormEvent, type ReactNode, useId, useState } from 'react';
import type { CancelReason } from '@wayfare/shared';
import { chosenReason, OTHER_REASON } from './chosenReason.js';
import { Dialog } from '../overlay/Dialog.js';

/** The texts of the dialog: the panel and the site address different users. */
interface CancelTexts {
  title: string;
  /** Asks for the reason, if the title does not. */
  question?: string;
  cancel: string;
  keep: string;
  loading: string;
}

interface CancelDialogProps extends Omit<CancelFormProps, 'titleId'> {
  open?: boolean;
}

/**
 * Asks for the reason before a booking is canceled (rule 4.26). Each time it opens, it starts without a
 * choice.
 */
export function CancelDialog({ open = true, ...form }: CancelDialogProps) {
  const titleId = useId();
  return (
    <Dialog open={open} onClose={form.onClose} fullWidth maxWidth="xs" aria-labelledby={titleId}>
      <CancelForm {...form} titleId={titleId} />
    </Dialog>
  );
}

interface CancelFormProps {
  titleId: string;
  texts: CancelTexts;
  /** The reasons to choose from; null while they load. */
  reasons: readonly Pick<CancelReason, 'id' | 'label'>[] | null;
  /** A reason as readers see it. */
  nameOf: (reason: string) => string;
  /** Why the reasons could not be loaded. */
  problem?: string | undefined;
  /** Offers to type another reason: the label of that choice, and of its field. */
  other?: { choice: string; field: string };
  /** The reason that is sent if there are none to choose from. */
  fallback?: string;
  /** False while the user must not cancel yet. */
  isReady?: boolean;
  isPending: boolean;
  onCancel: (reason: string) => void;
  onClose: () => void;
  /** Shown above the reasons. */
  children?: ReactNode;
}

function CancelForm(props: CancelFormProps) {
  const {
    titleId,
    texts,
    reasons,
    nameOf,
    problem,
    other,
    isReady = true,
    isPending,
    onCancel,
    onClose,
  } = props;
  const questionId = useId();
  const [choice, setChoice] = useState('');
  const [typed, setTyped] = useState('');
  const reason = chosenReason(choice, typed, reasons?.length === 0 ? props.fallback : undefined);
  const canCancel = isReady && reasons !== null && reason !== '';
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (canCancel && !isPending) onCancel(reason);
  };
  return (
    <form noValidate onSubmit={submit}>
      <DialogTitle id={titleId}>{texts.title}</DialogTitle>
      <DialogContent>
        <Stack sx={{ gap: 2, pt: 1 }}>
          {props.children}
          {problem !== undefined && <Alert severity="warning">{problem}</Alert>}
          {reasons === null ? (
            <Skeleton variant="rounded" height={140} role="status" aria-label={texts.loading} />
          ) : (
            <FormControl>
              {texts.question && <FormLabel id={questionId}>{texts.question}</FormLabel>}
              <RadioGroup
                aria-labelledby={texts.question ? questionId : titleId}
                value={choice}
                onChange={(event) => setChoice(event.target.value)}
              >
                {reasons.map(({ id, label }) => (
                  <FormControlLabel key={id} value={label} control={<Radio />} label={nameOf(label)} />
                ))}
                {other && <FormControlLabel value={OTHER_REASON} control={<Radio />} label={other.choice} />}
              </RadioGroup>
            </FormControl>
          )}
          {other && choice === OTHER_REASON && (
            <TextField
              label={other.field}
              value={typed}
              onChange={(event) => setTyped(event.target.value)}
              slotProps={{ htmlInput: { maxLength: 300 } }}
              required
              autoFocus
            />
          )}
        </Stack>
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>{texts.keep}</Button>
        <Button type="submit" variant="contained" color="error" disabled={!canCancel} loading={isPending}>
          {texts.cancel}
        </Button>
      </DialogActions>
    </form>
  );
}
