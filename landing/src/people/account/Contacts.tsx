import { useQueryClient } from '@tanstack/react-query';
import type { User } from '@wayfare/shared';
import { ContactChanges } from '@wayfare/web/contact';
import { errorText } from '../../frame/api/errorText.js';
import { useText } from '../../frame/language/LanguageProvider.js';
import { AccountSection } from './AccountSection.js';

/** The user's own email address and phone number. Changes need confirmation. */
export function Contacts({ user }: { user: User }) {
  const t = useText();
  const queries = useQueryClient();
  return (
    <AccountSection id="contacts" title={t('contacts_title')}>
      <ContactChanges
        contacts={user}
        text={t}
        errorText={(error) => errorText(error, t)}
        onChanged={() => void queries.invalidateQueries({ queryKey: ['me'] })}
      />
    </AccountSection>
  );
}
