import { BrowserRouter, Route } from 'react-router';
import { AppProviders } from './AppProviders.js';
import { queryClient } from './frame/api/queryClient.js';
import { OwnPagesLayout } from './frame/layout/OwnPagesLayout.js';
import { NotFoundPage } from './frame/layout/PageStates.js';
import { publicPages, routesTo, type SitePage, siteRoutes, themed } from './publicPages.js';

/** Pages that everyone may open, but only those who have their address find. */
const linkedPages: SitePage[] = [
  [
    '/login/reset',
    themed(async () => (await import('./people/account/ResetPasswordPage.js')).ResetPasswordPage),
  ],
  [
    '/login/verify',
    themed(async () => (await import('./people/account/VerifyEmailPage.js')).VerifyEmailPage),
  ],
  [
    '/login/contact',
    themed(async () => (await import('./people/account/ConfirmContactPage.js')).ConfirmContactPage),
  ],
  ['/login/undo', themed(async () => (await import('./people/account/UndoContactPage.js')).UndoContactPage)],
  [
    '/login/proposal',
    themed(async () => (await import('./people/account/ContactProposalPage.js')).ContactProposalPage),
  ],
  ['/login/setup', themed(async () => (await import('./people/account/FirstAdminPage.js')).FirstAdminPage)],
  ['/shared-trip', themed(async () => (await import('./trips/trip/SharedTripPage.js')).SharedTripPage)],
  ['/parcel', themed(async () => (await import('./trips/trip/ParcelPage.js')).ParcelPage)],
  ['/guest-trip', themed(async () => (await import('./trips/trip/GuestTripPage.js')).GuestTripPage)],
  [
    '/recurring-trip',
    themed(async () => (await import('./trips/trip/RecurringTripPage.js')).RecurringTripPage),
  ],
];

/** The pages of riders and drivers. */
const ownPages: SitePage[] = [
  ['/bookings', themed(async () => (await import('./trips/trip/BookingsPage.js')).BookingsPage)],
  ['/bookings/:id', themed(async () => (await import('./trips/trip/TripPage.js')).TripPage)],
  ['/bookings/:id/receipt', themed(async () => (await import('./trips/trip/ReceiptPage.js')).ReceiptPage)],
  ['/profile', themed(async () => (await import('./people/account/ProfilePage.js')).ProfilePage)],
  ['/profile/places', themed(async () => (await import('./trips/booking/PlacesPage.js')).PlacesPage)],
  ['/profile/wallet', themed(async () => (await import('./money/wallet/WalletPage.js')).WalletPage)],
  [
    '/profile/decisions',
    themed(async () => (await import('./trips/decision/DecisionsPage.js')).DecisionsPage),
  ],
  ['/profile/statement', themed(async () => (await import('./trips/driver/StatementPage.js')).StatementPage)],
  [
    '/profile/messages',
    themed(async () => (await import('./trips/conversation/ConversationPage.js')).ConversationPage),
  ],
  ['/profile/notifications', themed(async () => (await import('./trips/inbox/InboxPage.js')).InboxPage)],
];

/** Every page of the site. */
const SitePages = () =>
  siteRoutes(
    <>
      {routesTo([...publicPages, ...linkedPages])}
      <Route element={<OwnPagesLayout />}>{routesTo(ownPages)}</Route>
      <Route path="*" element={<NotFoundPage />} />
    </>,
  );

/** The site in a browser. */
export function App() {
  return (
    <AppProviders client={queryClient}>
      <BrowserRouter>
        <SitePages />
      </BrowserRouter>
    </AppProviders>
  );
}
