/*
 * Who else of the staff has the page of a trip open (rule 4.81). Nothing is stored: a panel sends every
 * `PRESENCE_AGAIN_MS` that it is there, and whoever has not been received from for `PRESENCE_ENDS_MS` is
 * gone.
 */

/** How often a panel sends that its page of a trip is open, in ms. */
export const PRESENCE_AGAIN_MS = 20_000;
/** After this time without a message, someone is gone: their network or a process failed. In ms. */
export const PRESENCE_ENDS_MS = 50_000;

/** Someone who has the page of a trip open. `connection` tells apart the pages of one person. */
export interface Presence {
  connection: string;
  uid: string;
  name: string;
  /** Has a dialog open that changes the trip. */
  isChanging: boolean;
}

/** Socket events to staff who have the page of a trip open, too. */
export interface PresenceEvents {
  /** `isNew` asks the others to say that they are there. */
  'trip:seen': (event: Presence & { id: string; isNew: boolean }) => void;
  'trip:left': (event: { id: string; connection: string }) => void;
}

/** Who is there, by connection, with when (ms timestamp) they were last received from. */
export type PresentPeople = ReadonlyMap<string, Presence & { receivedAt: number }>;

/** The other people on the page at a time: each once, as changing the trip if one of their pages does. */
export function othersPresent(
  people: PresentPeople,
  { uid: own, now }: { uid: string; now: number },
): Pick<Presence, 'uid' | 'name' | 'isChanging'>[] {
  const others = new Map<string, Pick<Presence, 'uid' | 'name' | 'isChanging'>>();
  for (const { uid, name, isChanging, receivedAt } of people.values()) {
    if (uid === own || now - receivedAt > PRESENCE_ENDS_MS) continue;
    others.set(uid, { uid, name, isChanging: isChanging || (others.get(uid)?.isChanging ?? false) });
  }
  return [...others.values()].sort((a, b) => a.name.localeCompare(b.name));
}
