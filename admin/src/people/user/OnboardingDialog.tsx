import { Button, Dialog, DialogActions, DialogContent, DialogTitle, TextField } from '@mui/material';
import type { OnboardingAnswer } from '@wayfare/shared';
import { useId, useState } from 'react';
import { useOperation } from '../../frame/providers/useOperation.js';
import { useText } from '../../frame/texts/useText.js';

interface OnboardingDialogProps {
  driver: string;
  answer: OnboardingAnswer['answer'];
  onClose: () => void;
}

/** Asks for the reason why a sign-up is sent back or refused; the driver reads it. */
export function OnboardingDialog({ driver, answer, onClose }: OnboardingDialogProps) {
  const t = useText();
  const title = useId();
  const [reason, setReason] = useState('');
  const [isMissing, setIsMissing] = useState(false);
  const answering = useOperation({
    run: (provider) => provider.answerOnboarding(driver, { answer, reason: reason.trim() }),
    done: 'panel_onboarding_answered',
    stale: ['drivers'],
    onDone: onClose,
  });
  const send = (event: React.FormEvent) => {
    event.preventDefault();
    setIsMissing(!reason.trim());
    if (reason.trim()) answering.mutate();
  };
  return (
    <Dialog open fullWidth maxWidth="xs" onClose={onClose} aria-labelledby={title}>
      <form noValidate onSubmit={send}>
        <DialogTitle id={title}>
          {t(answer === 'returned' ? 'panel_onboarding_return_title' : 'panel_onboarding_refuse_title')}
        </DialogTitle>
        <DialogContent>
          <TextField
            autoFocus
            fullWidth
            required
            multiline
            minRows={2}
            margin="dense"
            label={t('panel_onboarding_reason_label')}
            value={reason}
            onChange={(event) => setReason(event.target.value)}
            error={isMissing}
            helperText={isMissing ? t('panel_document_reason_needed') : ' '}
            slotProps={{ htmlInput: { maxLength: 300 } }}
          />
        </DialogContent>
        <DialogActions>
          <Button onClick={onClose}>{t('cancel')}</Button>
          <Button
            type="submit"
            variant="contained"
            color={answer === 'refused' ? 'error' : 'primary'}
            loading={answering.isPending}
          >
            {t(answer === 'returned' ? 'panel_onboarding_return' : 'panel_onboarding_refuse')}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}
