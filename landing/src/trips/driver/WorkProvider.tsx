import type { PresentedBooking } from '@wayfare/shared';
import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { serverNow } from '@wayfare/web/http';
import {
  createContext,
  type ReactNode,
  useCallback,
  useContext,
  useEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import { useMe } from '../../people/account/useMe.js';
import type { StepEntry } from '../../frame/offline/driverQueue.js';
import {
  addPosition,
  addStep,
  correctStep,
  type KeptPosition,
  nothingWaits,
  type TakenStep,
  type Waiting,
  waitingOf,
} from '../../frame/offline/queueStore.js';
import { useOfflineShell } from '../../frame/offline/useOfflineShell.js';
import { useMessages } from '../../frame/messages/MessagesProvider.js';
import { useSocket } from '../../frame/session/SocketProvider.js';
import { type Refusal, startDelivery } from './delivery.js';
import { tasksKey } from './tasks.js';
import { useRefusals } from './useRefusals.js';

/** How often what waits is sent again, in ms. */
const RETRY_MS = 4000;

interface DriverWork {
  waiting: Waiting;
  /** Whether it is known what waits: false until the queue has been read. */
  isKnown: boolean;
  /** Takes a step of a trip: it is stored at once, and sent as soon as possible. */
  takeStep: (step: TakenStep) => void;
  /** Sends a step that the server did not accept once more, with another code or reason. */
  correct: (step: StepEntry, body: Record<string, unknown>) => void;
  /** Stores a position of a trip; `everyMs` after the last one at the earliest. */
  keepPosition: (position: KeptPosition, everyMs: number) => void;
  /** The last step of a trip that the server refused, and why. */
  refusalOf: (booking: string) => Refusal | undefined;
}

const WorkContext = createContext<DriverWork>({
  waiting: nothingWaits,
  isKnown: false,
  takeStep: () => undefined,
  correct: () => undefined,
  keepPosition: () => undefined,
  refusalOf: () => undefined,
});

/** Returns the driver's steps and positions that wait on this device until the server has them. */
export const useDriverWork = () => useContext(WorkContext);

/** Keeps a driver's steps and positions in the device's queue and sends them, on every page of the site. */
export function WorkProvider({ children }: { children: ReactNode }) {
  const me = useMe();
  const driver = me?.usertype === 'driver' && me.approved ? me.id : null;
  useOfflineShell(driver !== null || me?.usertype === 'rider');
  const queries = useQueryClient();
  const { notifyError } = useMessages();
  const { socket, connected } = useSocket();
  const line = useRef(socket);
  const delivery = useRef<ReturnType<typeof startDelivery> | null>(null);
  const [waiting, setWaiting] = useState<Waiting | null>(null);
  const refusals = useRefusals();
  const { showRefusal } = refusals;

  useEffect(() => {
    line.current = connected ? socket : null;
    if (connected) delivery.current?.send();
  }, [socket, connected]);

  useEffect(() => {
    if (!driver) return undefined;
    const look = () => waitingOf(driver).then(setWaiting).catch(notifyError);
    const started = startDelivery(driver, {
      socket: () => line.current,
      changed: () => void look(),
      taken: (booking) => showTaken(queries, booking),
      refused: showRefusal,
      failed: notifyError,
    });
    delivery.current = started;
    void look();
    const timer = setInterval(started.send, RETRY_MS);
    window.addEventListener('online', started.send);
    return () => {
      clearInterval(timer);
      window.removeEventListener('online', started.send);
      started.stop();
      delivery.current = null;
      setWaiting(null);
    };
  }, [driver, queries, notifyError, showRefusal]);

  const change = useCallback(
    (write: (driver: string) => Promise<unknown>) => {
      if (!driver) return;
      write(driver)
        .then(() => delivery.current?.changed())
        .catch(notifyError);
    },
    [driver, notifyError],
  );
  const { refusalOf, forget } = refusals;
  const keepPosition = useCallback(
    (position: KeptPosition, everyMs: number) =>
      change((uid) => addPosition(uid, position, serverNow(), everyMs)),
    [change],
  );
  const work = useMemo<DriverWork>(
    () => ({
      waiting: waiting ?? nothingWaits,
      isKnown: waiting !== null,
      takeStep: (step) => {
        forget(step.booking);
        change((uid) => addStep(uid, step, serverNow()));
      },
      correct: (step, body) => change(() => correctStep(step.seq, body)),
      keepPosition,
      refusalOf,
    }),
    [waiting, change, keepPosition, refusalOf, forget],
  );
  return <WorkContext.Provider value={work}>{children}</WorkContext.Provider>;
}

/** Shows a trip as the server answered it, before the queue forgets the step. */
function showTaken(queries: QueryClient, booking: PresentedBooking): void {
  queries.setQueryData(['bookings', 'one', booking.id], booking);
  queries.setQueryData<PresentedBooking[]>(tasksKey, (tasks) =>
    tasks?.some(({ id }) => id === booking.id)
      ? tasks.map((task) => (task.id === booking.id ? booking : task))
      : // It began here.
        tasks && [booking, ...tasks],
  );
  void queries.invalidateQueries({ queryKey: ['bookings'] });
  void queries.invalidateQueries({ queryKey: ['me'] });
}
