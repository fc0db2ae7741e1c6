import { Button, Divider, Stack } from '@mui/material';
import { socialProviderNames } from '@wayfare/shared';
import { useText } from '../../frame/language/LanguageProvider.js';
import { useSession } from '../../frame/session/SessionProvider.js';

const switches = {
  google: 'GoogleLoginEnabled',
  facebook: 'FacebookLoginEnabled',
  apple: 'AppleLoginEnabled',
} as const;
const names = { google: 'Google', facebook: 'Facebook', apple: 'Apple' } as const;

/**
 * Sign-in through a provider, one button each (rule 2.21). Renders nothing if none is enabled. `next`:
 * the originally requested page.
 */
export function SocialLogins({ next }: { next: string | null }) {
  const t = useText();
  const { settings } = useSession();
  const enabled = socialProviderNames.filter((name) => settings[switches[name]]);
  if (enabled.length === 0) return null;
  const query = next ? `?${new URLSearchParams({ next })}` : '';
  return (
    <Stack sx={{ gap: 1.5, mt: 3 }}>
      <Divider>{t('account_or')}</Divider>
      {enabled.map((name) => (
        // The API redirects to the provider, so this is not a page of the app.
        <Button key={name} href={`/api/auth/social/${name}${query}`} variant="outlined" size="large">
          {t('account_sign_in_with', { provider: names[name] })}
        </Button>
      ))}
    </Stack>
  );
}
