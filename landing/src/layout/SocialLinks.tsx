import { IconButton } from '@mui/material';
import FacebookIcon from '@mui/icons-material/Facebook';
import InstagramIcon from '@mui/icons-material/Instagram';
import XIcon from '@mui/icons-material/X';
import { useText } from '../language/LanguageProvider.js';
import { useSession } from '../session/SessionProvider.js';

const networks = [
  { handle: 'FacebookHandle', text: 'site_social_facebook', Icon: FacebookIcon },
  { handle: 'TwitterHandle', text: 'site_social_twitter', Icon: XIcon },
  { handle: 'InstagramHandle', text: 'site_social_instagram', Icon: InstagramIcon },
] as const;

/** Links to the company's social media accounts, if it has any (rule 2.10). */
export function SocialLinks() {
  const t = useText();
  const { appinfo } = useSession();
  return networks.map(({ handle, text, Icon }) => {
    const href = appinfo[handle];
    if (!href) return null;
    return (
      <IconButton
        key={handle}
        href={href}
        target="_blank"
        rel="noopener noreferrer"
        color="inherit"
        aria-label={t(text)}
      >
        <Icon fontSize="small" />
      </IconButton>
    );
  });
}
