import {
  Alert,
  Button,
  DialogActions,
  DialogContent,
  DialogContentText,
  DialogTitle,
  Stack,
} from '@mui/material';
import { useId } from 'react';
import { useText } from '../../frame/texts/useText.js';
import { Dialog } from '@wayfare/web/overlay';

interface Props {
  /** Whether demo mode cannot be turned off again on this deployment. */
  isPublicDemo: boolean;
  onAnswer: (isConfirmed: boolean) => void;
}

/** Explains demo mode before it is turned on. */
export function DemoModeDialog({ isPublicDemo, onAnswer }: Props) {
  const t = useText();
  const [title, description] = [useId(), useId()];
  return (
    <Dialog open onClose={() => onAnswer(false)} aria-labelledby={title} aria-describedby={description}>
      <DialogTitle id={title}>{t('panel_demo_on_title')}</DialogTitle>
      <DialogContent>
        <Stack sx={{ gap: 2 }}>
          <DialogContentText id={description}>{t('panel_demo_on_text')}</DialogContentText>
          <Alert severity="warning">{t(isPublicDemo ? 'panel_demo_public' : 'panel_demo_way_back')}</Alert>
        </Stack>
      </DialogContent>
      <DialogActions>
        <Button autoFocus onClick={() => onAnswer(false)}>
          {t('cancel')}
        </Button>
        <Button color="error" variant="contained" onClick={() => onAnswer(true)}>
          {t('panel_demo_turn_on')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
