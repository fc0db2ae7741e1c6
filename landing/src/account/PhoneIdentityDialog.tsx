import { Button, Dialog, DialogContent, DialogTitle, Stack, Typography } from '@mui/material';
import type { Challenge, User } from '@wayfare/shared';
import { useState } from 'react';
import { Link } from 'react-router';
import { useText } from '../language/LanguageProvider.js';
import { PhoneLogin } from './PhoneLogin.js';
import { SecondFactorStep } from './SecondFactorStep.js';

interface IdentityProps {
  onClose: () => void;
  /** The stranger is signed in. */
  onEntered: (user: User) => void;
}

/** Asks a stranger who books for a phone number and the code sent to it. Nothing else is needed to book. */
export function PhoneIdentityDialog({ open, ...identity }: IdentityProps & { open: boolean }) {
  const t = useText();
  return (
    <Dialog open={open} onClose={identity.onClose} fullWidth maxWidth="xs" aria-labelledby="identity-title">
      <DialogTitle id="identity-title">{t('account_identity_title')}</DialogTitle>
      <DialogContent>{open && <Identity {...identity} />}</DialogContent>
    </Dialog>
  );
}

function Identity({ onClose, onEntered }: IdentityProps) {
  const t = useText();
  const [challenge, setChallenge] = useState<Challenge | null>(null);
  if (challenge)
    return (
      <SecondFactorStep challenge={challenge} onCancel={() => setChallenge(null)} onEntered={onEntered} />
    );
  return (
    <Stack sx={{ gap: 2.5 }}>
      <Typography color="text.secondary">{t('account_identity_text')}</Typography>
      <PhoneLogin numbers="any" onChallenge={setChallenge} onEntered={onEntered} />
      <Button component={Link} to="/login?next=/" onClick={onClose}>
        {t('account_identity_otherwise')}
      </Button>
    </Stack>
  );
}
