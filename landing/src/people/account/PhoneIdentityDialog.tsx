import {
  Button,
  Checkbox,
  DialogContent,
  DialogTitle,
  FormControlLabel,
  Stack,
  Typography,
} from '@mui/material';
import type { Challenge, User } from '@wayfare/shared';
import { useState } from 'react';
import { Link } from 'react-router';
import { useText } from '../../frame/language/LanguageProvider.js';
import { PhoneLogin, type PhoneProof } from './PhoneLogin.js';
import { SecondFactorStep } from './SecondFactorStep.js';
import { Dialog } from '@wayfare/web/overlay';

interface IdentityProps {
  onClose: () => void;
  /** The stranger is signed in. */
  onEntered: (user: User) => void;
  /** Books with the proof of a number, without signing in. Null if that is not possible. */
  onGuest: ((proof: PhoneProof) => Promise<void>) | null;
}

/**
 * Asks a visitor who books without an account for a phone number and the code sent to it. Nothing else is
 * needed to book.
 */
export function PhoneIdentityDialog({ open, ...identity }: IdentityProps & { open: boolean }) {
  const t = useText();
  return (
    <Dialog open={open} onClose={identity.onClose} fullWidth maxWidth="xs" aria-labelledby="identity-title">
      <DialogTitle id="identity-title">{t('account_identity_title')}</DialogTitle>
      <DialogContent>{open && <Identity {...identity} />}</DialogContent>
    </Dialog>
  );
}

function Identity({ onClose, onEntered, onGuest }: IdentityProps) {
  const t = useText();
  const [staysSignedIn, setStaysSignedIn] = useState(onGuest === null);
  const [challenge, setChallenge] = useState<Challenge | null>(null);
  if (challenge)
    return (
      <SecondFactorStep challenge={challenge} onCancel={() => setChallenge(null)} onEntered={onEntered} />
    );
  return (
    <Stack sx={{ gap: 2.5 }}>
      <Typography color="text.secondary">
        {t(staysSignedIn ? 'account_identity_text' : 'account_identity_guest_text')}
      </Typography>
      {onGuest && (
        <FormControlLabel
          control={<Checkbox />}
          checked={staysSignedIn}
          onChange={(_, checked) => setStaysSignedIn(checked)}
          label={t('account_identity_stay')}
        />
      )}
      <PhoneLogin
        numbers="any"
        onChallenge={setChallenge}
        onEntered={onEntered}
        onProof={staysSignedIn ? undefined : (onGuest ?? undefined)}
      />
      <Button component={Link} to="/login?next=/" onClick={onClose}>
        {t('account_identity_otherwise')}
      </Button>
    </Stack>
  );
}
