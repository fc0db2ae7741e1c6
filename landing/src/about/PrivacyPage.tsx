import { Link, Typography } from '@mui/material';
import { useText } from '../language/LanguageProvider.js';
import { useSession } from '../session/SessionProvider.js';
import { ProsePage } from './ProsePage.js';

const sections = [
  { title: 'site_privacy_what', text: 'site_privacy_what_text' },
  { title: 'site_privacy_why', text: 'site_privacy_why_text' },
  { title: 'site_privacy_who', text: 'site_privacy_who_text' },
  { title: 'site_privacy_how_long', text: 'site_privacy_how_long_text' },
  { title: 'site_privacy_social', text: 'site_privacy_social_text' },
] as const;

const SOCIAL_PRIVACY_PAGE = 'https://www.facebook.com/privacy/policy';

/** The privacy policy: which personal data is stored, why, and whom to contact (rule 2.25). */
export function PrivacyPage() {
  const t = useText();
  const { contact_email } = useSession().appinfo;
  return (
    <ProsePage title="site_privacy_policy" sections={sections}>
      <Typography sx={{ mb: 3 }}>
        <Link href={SOCIAL_PRIVACY_PAGE} target="_blank" rel="noopener noreferrer" underline="always">
          {t('site_privacy_social_link')}
        </Link>
      </Typography>
      {contact_email && (
        <Typography>
          {t('site_privacy_contact')}{' '}
          <Link href={`mailto:${contact_email}`} underline="always" dir="ltr">
            {contact_email}
          </Link>
        </Typography>
      )}
    </ProsePage>
  );
}
