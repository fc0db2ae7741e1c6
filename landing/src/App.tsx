import { type ComponentType, lazy } from 'react';
import { BrowserRouter, Route, Routes } from 'react-router';
import { AppProviders } from './AppProviders.js';
import { OwnPagesLayout } from './layout/OwnPagesLayout.js';
import { OffersAbove } from './driver/OffersAbove.js';
import { NotFoundPage } from './layout/PageStates.js';
import { SiteLayout } from './layout/SiteLayout.js';
import { lazyThemed } from './themed/lazyThemed.js';

type LoadPage = () => Promise<ComponentType<object>>;

/** A page that is drawn without MUI. Like every page, it is loaded when it is first opened. */
const plain = (load: LoadPage) => lazy(async () => ({ default: await load() }));
const themed = (load: LoadPage) => lazyThemed(load);

/** Every page that everyone may open. */
const publicPages: [string, ComponentType][] = [
  ['/', plain(async () => (await import('./home/HomePage.js')).HomePage)],
  ['/about-us', plain(async () => (await import('./about/AboutPage.js')).AboutPage)],
  ['/privacy-policy', plain(async () => (await import('./about/PrivacyPage.js')).PrivacyPage)],
  ['/login', themed(async () => (await import('./account/LoginPage.js')).LoginPage)],
  ['/login/reset', themed(async () => (await import('./account/ResetPasswordPage.js')).ResetPasswordPage)],
  ['/login/verify', themed(async () => (await import('./account/VerifyEmailPage.js')).VerifyEmailPage)],
  [
    '/login/contact',
    themed(async () => (await import('./account/ConfirmContactPage.js')).ConfirmContactPage),
  ],
  ['/login/undo', themed(async () => (await import('./account/UndoContactPage.js')).UndoContactPage)],
  ['/login/setup', themed(async () => (await import('./account/FirstAdminPage.js')).FirstAdminPage)],
  ['/register', themed(async () => (await import('./account/RegisterPage.js')).RegisterPage)],
  ['/shared-trip', themed(async () => (await import('./trip/SharedTripPage.js')).SharedTripPage)],
  ['/parcel', themed(async () => (await import('./trip/ParcelPage.js')).ParcelPage)],
  ['/guest-trip', themed(async () => (await import('./trip/GuestTripPage.js')).GuestTripPage)],
];

/** The pages of riders and drivers. */
const ownPages: [string, ComponentType][] = [
  ['/bookings', themed(async () => (await import('./trip/BookingsPage.js')).BookingsPage)],
  ['/bookings/:id', themed(async () => (await import('./trip/TripPage.js')).TripPage)],
  ['/bookings/:id/receipt', themed(async () => (await import('./trip/ReceiptPage.js')).ReceiptPage)],
  ['/profile', themed(async () => (await import('./account/ProfilePage.js')).ProfilePage)],
  ['/profile/places', themed(async () => (await import('./booking/PlacesPage.js')).PlacesPage)],
  ['/profile/wallet', themed(async () => (await import('./wallet/WalletPage.js')).WalletPage)],
  [
    '/profile/messages',
    themed(async () => (await import('./conversation/ConversationPage.js')).ConversationPage),
  ],
  ['/profile/notifications', themed(async () => (await import('./inbox/InboxPage.js')).InboxPage)],
];

const routesTo = (pages: readonly [string, ComponentType][]) =>
  pages.map(([path, Page]) => <Route key={path} path={path} element={<Page />} />);

/** Every page of the site. */
export function SitePages() {
  return (
    <Routes>
      <Route element={<OffersAbove />}>
        <Route element={<SiteLayout />}>
          {routesTo(publicPages)}
          <Route element={<OwnPagesLayout />}>{routesTo(ownPages)}</Route>
          <Route path="*" element={<NotFoundPage />} />
        </Route>
      </Route>
    </Routes>
  );
}

export function App() {
  return (
    <AppProviders>
      <BrowserRouter>
        <SitePages />
      </BrowserRouter>
    </AppProviders>
  );
}
