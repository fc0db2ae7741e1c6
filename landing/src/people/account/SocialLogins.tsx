import { socialProviderNames } from '@wayfare/shared';
import { Button } from '../../frame/controls/Button.js';
import { useText } from '../../frame/language/LanguageProvider.js';
import { useSession } from '../../frame/session/SessionProvider.js';
import styles from './AccountCard.module.css';

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
    <>
      <div className={styles['or']}>{t('account_or')}</div>
      {enabled.map((name) => (
        // The API redirects to the provider, so this is not a page of the app.
        <Button
          key={name}
          href={`/api/auth/social/${name}${query}`}
          look="outlined"
          className={styles['social'] ?? ''}
        >
          {t('account_sign_in_with', { provider: names[name] })}
        </Button>
      ))}
    </>
  );
}
