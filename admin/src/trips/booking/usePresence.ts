import { othersPresent, PRESENCE_AGAIN_MS, type PresentPeople } from '@wayfare/shared';
import { useNextStep } from '@wayfare/web/time';
import { useEffect, useMemo, useState } from 'react';
import { bePresent, sendChanging } from '../../frame/providers/presence.js';
import { useSession } from '../../frame/session/session.js';

const nobody: PresentPeople = new Map();

/** Who else of the staff has the page of this trip open, while the user has. */
export function usePresence(id: string | undefined, isChanging: boolean) {
  const { user } = useSession();
  const [people, setPeople] = useState(nobody);
  const now = useNextStep(PRESENCE_AGAIN_MS / 2);
  const isStaff = user.usertype === 'admin';
  useEffect(() => {
    if (id === undefined || !isStaff) return undefined;
    const leave = bePresent(id, (news) =>
      setPeople((before) => {
        if (news.kind === 'unknown') return nobody;
        const after = new Map(before);
        if (news.kind === 'left') after.delete(news.connection);
        else after.set(news.person.connection, { ...news.person, receivedAt: Date.now() });
        return after;
      }),
    );
    return () => {
      leave();
      setPeople(nobody);
    };
  }, [id, isStaff]);
  useEffect(() => sendChanging(isChanging), [isChanging]);
  return useMemo(() => othersPresent(people, { uid: user.id, now }), [people, user.id, now]);
}
