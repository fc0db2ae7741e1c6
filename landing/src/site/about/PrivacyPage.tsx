import { useText } from '../../frame/language/LanguageProvider.js';
import { useSession } from '../../frame/session/SessionProvider.js';
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
      <p>
        <a className="link" href={SOCIAL_PRIVACY_PAGE} target="_blank" rel="noopener noreferrer">
          {t('site_privacy_social_link')}
        </a>
      </p>
      {contact_email && (
        <p className="text">
          {t('site_privacy_contact')}{' '}
          <a className="link" href={`mailto:${contact_email}`} dir="ltr">
            {contact_email}
          </a>
        </p>
      )}
    </ProsePage>
  );
}
