import type { BookingStatus, LatLng } from '@wayfare/shared';
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
import { api, serverNow } from '@wayfare/web/http';
import type { LiveSocket } from '@wayfare/web/realtime';
import { withSteps } from '../../frame/offline/driverQueue.js';
import { useSocket } from '../../frame/session/SocketProvider.js';
import { useTasks } from './tasks.js';
import { useDriverWork } from './WorkProvider.js';

/** Positions are sent at most this often … */
const SEND_EVERY_MS = 3000;
/** … and at least this often for a stationary driver. */
const REPEAT_EVERY_MS = 20_000;
/** Two timers of the same length may differ by this, in ms. */
const TIMER_MS = 500;
const ANSWER_TIMEOUT_MS = 4000;

/** Why the device provides no position. */
type PositionProblem = 'denied' | 'unavailable';

interface DriverPosition {
  position: LatLng | null;
  problem: PositionProblem | null;
  /** Sets the position manually, for devices that provide none. */
  setByHand: (position: LatLng) => void;
}

const PositionContext = createContext<DriverPosition>({
  position: null,
  problem: null,
  setByHand: () => undefined,
});

/** Shares a driver's position while the driver is online, on every page of the site. */
export function PositionProvider({ children }: { children: ReactNode }) {
  const me = useMe();
  const driver = me?.usertype === 'driver' && me.approved ? me : null;
  // An ongoing trip is tracked until it ends, even if the driver accepts no new ones.
  const online = driver?.driverActiveStatus === true || driver?.queue === true;
  const [own, setOwn] = useState<LatLng | null>(null);
  const [problem, setProblem] = useState<PositionProblem | null>(() =>
    'geolocation' in (globalThis.navigator ?? {}) ? null : 'unavailable',
  );
  const send = usePositionSender(online, useIsOnTrip(driver !== null));

  useEffect(() => {
    if (!online || !('geolocation' in navigator)) return undefined;
    const watch = navigator.geolocation.watchPosition(
      ({ coords }) => {
        const position = { lat: coords.latitude, lng: coords.longitude };
        setProblem(null);
        setOwn(position);
        send(position);
      },
      (error) => setProblem(error.code === error.PERMISSION_DENIED ? 'denied' : 'unavailable'),
      { enableHighAccuracy: true, maximumAge: 5000, timeout: 20_000 },
    );
    return () => navigator.geolocation.clearWatch(watch);
  }, [online, send]);

  const setByHand = useCallback(
    (position: LatLng) => {
      setOwn(position);
      send(position, true);
    },
    [send],
  );
  const known = own ?? driver?.location ?? null;
  const knownLat = known?.lat;
  const knownLng = known?.lng;
  const isUnmeasured = online && problem !== null;
  // A device that measures nothing is where the driver sees themselves on the map: silent drivers get no
  // offers.
  useEffect(() => {
    if (isUnmeasured && knownLat !== undefined && knownLng !== undefined)
      send({ lat: knownLat, lng: knownLng });
  }, [isUnmeasured, knownLat, knownLng, send]);
  const state = useMemo<DriverPosition>(
    () => ({
      position: knownLat === undefined || knownLng === undefined ? null : { lat: knownLat, lng: knownLng },
      problem: online ? problem : null,
      setByHand,
    }),
    [knownLat, knownLng, online, problem, setByHand],
  );
  return <PositionContext.Provider value={state}>{children}</PositionContext.Provider>;
}

export const useDriverPosition = () => useContext(PositionContext);

/** Statuses of trips that are tracked. */
const tracked: readonly BookingStatus[] = ['ACCEPTED', 'ARRIVED', 'STARTED'];

/** Whether the driver is on a trip, as far as this device knows; null until it does. */
function useIsOnTrip(isDriver: boolean): boolean | null {
  const { data: tasks } = useTasks(isDriver);
  const { waiting, isKnown } = useDriverWork();
  const { steps } = waiting;
  if (!tasks || !isKnown) return null;
  return tasks.some((task) => tracked.includes(withSteps(task, steps).status));
}

/**
 * Reports positions. Those of a trip go through the device's queue: the fare depends on them. Otherwise, only
 * the current one matters: it is sent over the socket, or over REST without a socket, and never before older
 * ones.
 */
function usePositionSender(online: boolean, isOnTrip: boolean | null) {
  const { socket, connected } = useSocket();
  const { waiting, keepPosition } = useDriverWork();
  const work = useRef({ isOnTrip, isWaiting: false });
  useEffect(() => {
    work.current = { isOnTrip, isWaiting: waiting.since !== null };
  });
  const line = useRef<LiveSocket | null>(null);
  useEffect(() => {
    line.current = connected ? socket : null;
  });
  const last = useRef<{ position: LatLng; sentAt: number } | null>(null);

  const send = useCallback(
    (position: LatLng, atOnce = false) => {
      const now = Date.now();
      if (!atOnce && last.current && now - last.current.sentAt < SEND_EVERY_MS) {
        last.current = { position, sentAt: last.current.sentAt };
        return;
      }
      last.current = { position, sentAt: now };
      if (work.current.isOnTrip) keepPosition(position, atOnce ? 0 : SEND_EVERY_MS - TIMER_MS);
      else if (work.current.isOnTrip === false && !work.current.isWaiting)
        void deliver(line.current, { ...position, at: serverNow(now) });
    },
    [keepPosition],
  );

  useEffect(() => {
    if (!online) {
      last.current = null;
      return undefined;
    }
    const timer = setInterval(() => {
      if (last.current && Date.now() - last.current.sentAt >= REPEAT_EVERY_MS - 500)
        send(last.current.position, true);
    }, REPEAT_EVERY_MS / 4);
    return () => clearInterval(timer);
  }, [online, send]);

  return send;
}

async function deliver(socket: LiveSocket | null, position: LatLng & { at: number }) {
  try {
    if (socket) {
      const answer = await socket.timeout(ANSWER_TIMEOUT_MS).emitWithAck('driver:position', position);
      if (answer.ok) return;
    }
    await api.put('drivers/me/location', position);
  } catch {
    // A lost position does not matter: the next one follows in a few seconds.
  }
}
