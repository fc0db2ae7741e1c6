import { useQueryClient } from '@tanstack/react-query';
import type { PendingContact, User } from '@wayfare/shared';
import { ContactChanges, type ContactRequests } from '@wayfare/shared/web/contact';
import { api, errorText } from '../api/client.js';
import { useText } from '../language/LanguageProvider.js';
import { AccountSection } from './AccountSection.js';

const path = 'auth/me/contact-changes';
const requests: ContactRequests = {
  list: () => api.get<PendingContact[]>(path),
  request: (field, value) => api.post<PendingContact>(path, { field, value }),
  cancel: (field) => api.delete(`${path}/${field}`),
  confirm: (otp) => api.post(`${path}/mobile/confirm`, { otp }),
};

/** The user's own email address and phone number. Changes need confirmation. */
export function Contacts({ user }: { user: User }) {
  const t = useText();
  const queries = useQueryClient();
  return (
    <AccountSection id="contacts" title={t('contacts_title')}>
      <ContactChanges
        contacts={user}
        requests={requests}
        text={t}
        errorText={(error) => errorText(error, t)}
        onChanged={() => void queries.invalidateQueries({ queryKey: ['me'] })}
      />
    </AccountSection>
  );
}
