import { Card, CardContent, Typography } from '@mui/material';
import { useQueryClient } from '@tanstack/react-query';
import type { User } from '@wayfare/shared';
import { ContactChanges } from '@wayfare/web/contact';
import { useErrorText } from '../../frame/texts/useErrorText.js';
import { useText } from '../../frame/texts/useText.js';

/** The user's own email address and phone number. Changes need confirmation. */
export function Contacts({ user }: { user: User }) {
  const t = useText();
  const errorText = useErrorText();
  const queryClient = useQueryClient();
  return (
    <Card component="section" aria-labelledby="contacts" sx={{ mt: 2, maxWidth: 560 }}>
      <CardContent>
        <Typography id="contacts" component="h2" variant="h6" sx={{ mb: 1 }}>
          {t('contacts_title')}
        </Typography>
        <ContactChanges
          contacts={user}
          text={t}
          errorText={errorText}
          onChanged={() => void queryClient.invalidateQueries({ queryKey: ['profile'] })}
        />
      </CardContent>
    </Card>
  );
}
