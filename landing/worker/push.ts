/** A push message as the server sends it, encrypted; a repeated one has the same id. */
export interface PushMessage {
  id: string;
  title: string;
  msg: string;
  /** The mobile app's screen that the message is about (rule 2.63). */
  screen?: string;
  params?: { bookingId?: string };
}

/**
 * Shows a message while no page of the app is open (rule 7.37). A click opens the page that it is about, such
 * as its trip, or the driver's console, which no longer shows an expired offer.
 */
export const showMessage = (
  registration: ServiceWorkerRegistration,
  { id, title, msg, screen, params }: PushMessage,
): Promise<void> =>
  registration.showNotification(title, {
    body: msg,
    tag: id,
    icon: '/site-assets/favicon.svg',
    data: { path: pathOf(screen, params) },
  });

/** The address that a click on a message opens. */
export const addressOf = ({ data }: Notification, origin: string): string =>
  new URL((data as { path: string }).path, origin).href;

/**
 * The path of the page that matches a mobile app screen (rule 2.63): a screen without a page of its own is a
 * trip's.
 */
function pathOf(screen: PushMessage['screen'], params: PushMessage['params']): string {
  if (screen === 'BookingCab') return '/';
  if (screen === 'wallet') return '/profile/wallet';
  // A chat without a trip is the conversation with the office.
  if (screen === 'onlineChat' && !params?.bookingId) return '/profile/messages';
  if (screen === 'documents') return '/bookings?tab=documents';
  if (screen === 'decisions') return '/profile/decisions';
  return params?.bookingId && screen !== 'DriverTrips' ? `/bookings/${params.bookingId}` : '/bookings';
}
