import type { BookingStatus, LatLng, PositionAnswer, PositionReason } from '@wayfare/shared';
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
import { call, serverNow } from '@wayfare/web/http';
import type { LiveSocket } from '@wayfare/web/realtime';
import { startedHere, withSteps } from '../../frame/offline/driverQueue.js';
import { useSocket } from '../../frame/session/SocketProvider.js';
import {
  type DeviceFix,
  dueFix,
  fixOf,
  type MeasuredPlace,
  nothingSent,
  REPEAT_EVERY_MS,
  SEND_EVERY_MS,
  type SentFixes,
  stepPlace,
  takeFix,
  withFix,
} from './deviceFix.js';
import { useTasks } from './tasks.js';
import { useDriverWork } from './WorkProvider.js';

/** Two timers of the same length may differ by this, in ms. */
const TIMER_MS = 500;
const ANSWER_TIMEOUT_MS = 4000;

/** Why the device provides no position. */
type PositionProblem = 'denied' | 'unavailable';

/** Problems with positions that the driver can solve. */
const solvable: readonly PositionReason[] = ['unreachable', 'clock_ahead', 'coarse'];

interface DriverPosition {
  position: LatLng | null;
  problem: PositionProblem | null;
  /** What is wrong with the last position, if the driver can solve it. */
  reason: PositionReason | null;
  /** Sets the position manually, for devices that provide none. */
  setByHand: (position: LatLng) => void;
  /** Where a step of a trip is taken now; null if that is not known well enough. */
  placeOfStep: () => LatLng | null;
}

const PositionContext = createContext<DriverPosition>({
  position: null,
  problem: null,
  reason: null,
  setByHand: () => undefined,
  placeOfStep: () => null,
});

/** Shares a driver's position while the driver is online, on every page of the site. */
export function PositionProvider({ children }: { children: ReactNode }) {
  const me = useMe();
  const driver = me?.usertype === 'driver' && me.approved ? me : null;
  // An ongoing trip is tracked until it ends, even if the driver accepts no new ones.
  const online = driver?.driverActiveStatus === true || driver?.queue === true;
  const [own, setOwn] = useState<MeasuredPlace | null>(null);
  const [problem, setProblem] = useState<PositionProblem | null>(() =>
    'geolocation' in (globalThis.navigator ?? {}) ? null : 'unavailable',
  );
  const [reason, setReason] = useState<PositionReason | null>(null);
  const { send, measureAgain } = usePositionSender(useIsOnTrip(driver !== null), setReason);

  useEffect(() => {
    if (!online || !('geolocation' in navigator)) return undefined;
    const onFix = (measured: GeolocationPosition) => {
      const fix = fixOf(measured);
      setProblem(null);
      setOwn((before) => withFix(before, fix));
      send(fix);
    };
    const onError = (error: GeolocationPositionError) =>
      setProblem(error.code === error.PERMISSION_DENIED ? 'denied' : 'unavailable');
    const watch = navigator.geolocation.watchPosition(onFix, onError, {
      enableHighAccuracy: true,
      maximumAge: 5000,
      timeout: 20_000,
    });
    // Devices that stand still report nothing new unless they are asked.
    const stop = measureAgain(() =>
      navigator.geolocation.getCurrentPosition(onFix, onError, {
        enableHighAccuracy: true,
        maximumAge: 0,
        timeout: REPEAT_EVERY_MS,
      }),
    );
    return () => {
      navigator.geolocation.clearWatch(watch);
      stop();
    };
  }, [online, send, measureAgain]);

  const setByHand = useCallback(
    ({ lat, lng }: LatLng) => {
      const fix = { lat, lng, at: Date.now() };
      setOwn((before) => withFix(before, fix));
      send(fix, true);
    },
    [send],
  );
  const placeOfStep = useCallback(() => stepPlace(own), [own]);
  const known = own?.latest ?? driver?.location ?? null;
  const knownLat = known?.lat;
  const knownLng = known?.lng;
  const state = useMemo<DriverPosition>(
    () => ({
      position: knownLat === undefined || knownLng === undefined ? null : { lat: knownLat, lng: knownLng },
      problem: online ? problem : null,
      reason: online ? reason : null,
      setByHand,
      placeOfStep,
    }),
    [knownLat, knownLng, online, problem, reason, setByHand, placeOfStep],
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
  const begun = startedHere(steps, tasks).map(({ booking }) => ({
    id: booking,
    kind: 'street' as const,
    status: 'STARTED' as BookingStatus,
  }));
  return [...tasks, ...begun].some((task) => tracked.includes(withSteps(task, steps).status));
}

/**
 * Reports positions. Those of a trip go through the device's queue: the fare depends on them. Otherwise, only
 * the current one matters: it is sent over the socket, or over REST without a socket, and never before older
 * ones. Each fix is sent once, with the time of its measurement.
 */
function usePositionSender(
  isOnTrip: boolean | null,
  onReason: (reason: PositionReason | null) => void,
): {
  send: (fix: DeviceFix, atOnce?: boolean) => void;
  /** Has the device measured again whenever nothing new was sent for some time. Returns how to stop that. */
  measureAgain: (measure: () => void) => () => void;
} {
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
  const sent = useRef<SentFixes>(nothingSent);

  const send = useCallback(
    (fix: DeviceFix, atOnce = false) => {
      const taken = takeFix(sent.current, fix, Date.now(), atOnce);
      sent.current = taken.sent;
      if (!taken.isSent) return;
      const position = { ...fix, at: serverNow(fix.at) };
      if (work.current.isOnTrip) keepPosition(position, atOnce ? 0 : SEND_EVERY_MS - TIMER_MS);
      else if (work.current.isOnTrip === false && !work.current.isWaiting)
        void deliver(line.current, position).then((answer) => {
          if (answer) onReason(solvable.find((reason) => reason === answer.reason) ?? null);
        });
    },
    [keepPosition, onReason],
  );

  const measureAgain = useCallback(
    (measure: () => void) => {
      sent.current = nothingSent;
      const timer = setInterval(() => {
        const due = dueFix(sent.current, Date.now());
        if (due === 'measure') measure();
        else if (due) send(due, true);
      }, REPEAT_EVERY_MS / 4);
      return () => clearInterval(timer);
    },
    [send],
  );

  return { send, measureAgain };
}

/**
 * Sends a position and returns the answer; null if there was none, because the next position follows soon.
 */
async function deliver(socket: LiveSocket | null, position: DeviceFix): Promise<PositionAnswer | null> {
  try {
    if (socket) {
      const answer = await socket.timeout(ANSWER_TIMEOUT_MS).emitWithAck('driver:position', position);
      if (answer.ok) return { taken: answer.taken ?? true, ...(answer.reason && { reason: answer.reason }) };
    }
    return await call.put('/drivers/me/location', { body: position });
  } catch {
    return null;
  }
}
