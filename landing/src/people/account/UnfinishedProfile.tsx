import { Alert, Button } from '@mui/material';
import { Link } from 'react-router';
import { useText } from '../../frame/language/LanguageProvider.js';
import { useSession } from '../../frame/session/SessionProvider.js';

/**
 * Reminds riders who signed up with only a phone number that a name and an email address help. Nothing for
 * others.
 */
export function UnfinishedProfile() {
  const t = useText();
  const { user, settings } = useSession();
  if (user?.usertype !== 'rider' || user.loginType !== 'phone') return null;
  const isNamed = user.lastName !== '' || !settings.requireLastName;
  if (isNamed && user.email) return null;
  return (
    <Alert
      severity="info"
      sx={{ mb: 3 }}
      action={
        <Button component={Link} to="/profile" color="inherit" size="small">
          {t('account_to_profile')}
        </Button>
      }
    >
      {t('account_unfinished')}
    </Alert>
  );
}
