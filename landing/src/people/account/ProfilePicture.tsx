import { useQueryClient } from '@tanstack/react-query';
import type { SendProgress, User } from '@wayfare/shared';
import { call } from '@wayfare/web/http';
import { uploadImage } from '@wayfare/web/picture';
import { PictureInput } from '../../frame/image/PictureInput.js';
import { useText } from '../../frame/language/LanguageProvider.js';
import { useMessages } from '../../frame/messages/MessagesProvider.js';
import { useSession } from '../../frame/session/SessionProvider.js';
import { AccountSection } from './AccountSection.js';

/**
 * The user's own picture, which the other party of a trip sees (rules 3.2, 7.36). It is saved as soon as
 * it is uploaded.
 */
export function ProfilePicture({ user }: { user: User }) {
  const t = useText();
  const { setUser } = useSession();
  const { notify } = useMessages();
  const queries = useQueryClient();
  const keep = async (profile_image: string | null) => {
    const saved = await call.put('/auth/me', { body: { profile_image } });
    setUser(saved);
    queries.setQueryData(['me'], saved);
    notify(t('profile_updated'), 'success');
  };
  const send = async (file: File, onProgress: (progress: SendProgress) => void) => {
    const { url } = await uploadImage<{ url: string }>('profile_images', file, onProgress);
    await keep(url);
  };
  return (
    <AccountSection id="picture" title={t('account_picture')}>
      <PictureInput
        title={t('account_picture')}
        hint={t(user.usertype === 'driver' ? 'account_picture_driver_hint' : 'account_picture_rider_hint')}
        take={t('picture_add')}
        takeAgain={t('picture_replace')}
        frame="face"
        kept={user.profile_image}
        send={send}
        remove={() => keep(null)}
      />
    </AccountSection>
  );
}
