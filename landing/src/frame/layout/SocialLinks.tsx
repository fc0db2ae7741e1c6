import { IconButton } from '../controls/Button.js';
import { Icon } from '../controls/Icon.js';
import { useText } from '../language/LanguageProvider.js';
import { useSession } from '../session/SessionProvider.js';

const networks = [
  { handle: 'FacebookHandle', text: 'site_social_facebook', icon: 'facebook' },
  { handle: 'TwitterHandle', text: 'site_social_twitter', icon: 'x' },
  { handle: 'InstagramHandle', text: 'site_social_instagram', icon: 'instagram' },
] as const;

/** Links to the company's social media accounts, if it has any (rule 2.10). */
export function SocialLinks() {
  const t = useText();
  const { appinfo } = useSession();
  return networks.map(({ handle, text, icon }) => {
    const href = appinfo[handle];
    if (!href) return null;
    return (
      <IconButton key={handle} href={href} target="_blank" rel="noopener noreferrer" aria-label={t(text)}>
        <Icon name={icon} size={20} />
      </IconButton>
    );
  });
}
