import { Card, CardContent, Typography } from '@mui/material';
import { useQueryClient } from '@tanstack/react-query';
import type { PendingContact, User } from '@wayfare/shared';
import { ContactChanges, type ContactRequests } from '@wayfare/shared/web/contact';
import { useText } from '../language/useText.js';
import { apiGet, apiSend } from '../providers/api.js';

const path = 'auth/me/contact-changes';
const requests: ContactRequests = {
  list: () => apiGet<PendingContact[]>(path),
  request: (field, value) => apiSend<PendingContact>('POST', path, { field, value }),
  cancel: (field) => apiSend('DELETE', `${path}/${field}`),
  confirm: (otp) => apiSend('POST', `${path}/mobile/confirm`, { otp }),
};

/** The user's own email address and phone number. Changes need confirmation. */
export function Contacts({ user }: { user: User }) {
  const t = useText();
  const queryClient = useQueryClient();
  return (
    <Card component="section" aria-labelledby="contacts" sx={{ mt: 2, maxWidth: 560 }}>
      <CardContent>
        <Typography id="contacts" component="h2" variant="h6" sx={{ mb: 1 }}>
          {t('contacts_title')}
        </Typography>
        <ContactChanges
          contacts={user}
          requests={requests}
          text={t}
          errorText={(error) => (error instanceof Error && error.message) || t('update_failed')}
          onChanged={() => void queryClient.invalidateQueries({ queryKey: ['profile'] })}
        />
      </CardContent>
    </Card>
  );
}
