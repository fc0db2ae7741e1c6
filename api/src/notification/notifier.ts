import type { Clock } from '../clock.js';
import type { TripNotice } from '../booking/effects/effect.js';
import { translator } from '../language/translate.js';
import type { Repositories } from '../repositories.js';

/** How people are told things outside the pages they look at. */
export interface Notifier {
  /** Sends a message about a trip to a person's devices. The same id again sends nothing. */
  push(id: string, notice: TripNotice): Promise<void>;
}

/** Keeps every message in the outbox, where an admin can read it in development. */
export function outboxNotifier({ db, clock }: { db: Repositories; clock: Clock }): Notifier {
  return {
    async push(id, { to, title, body, screen, params }) {
      const user = await db.users.findById(to);
      const translate = await translator(
        { db },
        user?.language ?? (await db.languages.findDefault())?.langLocale ?? 'en',
      );
      await db.outbox.add({
        id,
        channel: 'push',
        to,
        title: translate(title),
        body: translate(body),
        screen,
        params,
        at: clock.now(),
      });
    },
  };
}
