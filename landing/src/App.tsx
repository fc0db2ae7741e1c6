import { createBrowserRouter, RouterProvider } from 'react-router';
import { AppProviders } from './AppProviders.js';
import { OwnPagesLayout } from './layout/OwnPagesLayout.js';
import { OffersAbove } from './driver/OffersAbove.js';
import { PageLoading } from './brand/PageLoading.js';
import { NotFoundPage, PageCrashed } from './layout/PageStates.js';
import { SiteLayout } from './layout/SiteLayout.js';

/** Every page of the site. Each is loaded when it is first opened. */
const router = createBrowserRouter([
  {
    Component: OffersAbove,
    children: [
      {
        Component: SiteLayout,
        ErrorBoundary: PageCrashed,
        HydrateFallback: PageLoading,
        children: [
          { path: '/', lazy: async () => ({ Component: (await import('./home/HomePage.js')).HomePage }) },
          {
            path: '/login',
            lazy: async () => ({ Component: (await import('./account/LoginPage.js')).LoginPage }),
          },
          {
            path: '/login/reset',
            lazy: async () => ({
              Component: (await import('./account/ResetPasswordPage.js')).ResetPasswordPage,
            }),
          },
          {
            path: '/login/verify',
            lazy: async () => ({ Component: (await import('./account/VerifyEmailPage.js')).VerifyEmailPage }),
          },
          {
            path: '/login/contact',
            lazy: async () => ({
              Component: (await import('./account/ConfirmContactPage.js')).ConfirmContactPage,
            }),
          },
          {
            path: '/login/undo',
            lazy: async () => ({ Component: (await import('./account/UndoContactPage.js')).UndoContactPage }),
          },
          {
            path: '/login/setup',
            lazy: async () => ({ Component: (await import('./account/FirstAdminPage.js')).FirstAdminPage }),
          },
          {
            path: '/register',
            lazy: async () => ({ Component: (await import('./account/RegisterPage.js')).RegisterPage }),
          },
          {
            path: '/about-us',
            lazy: async () => ({ Component: (await import('./about/AboutPage.js')).AboutPage }),
          },
          {
            path: '/privacy-policy',
            lazy: async () => ({ Component: (await import('./about/PrivacyPage.js')).PrivacyPage }),
          },
          {
            path: '/shared-trip',
            lazy: async () => ({ Component: (await import('./trip/SharedTripPage.js')).SharedTripPage }),
          },
          {
            path: '/parcel',
            lazy: async () => ({ Component: (await import('./trip/ParcelPage.js')).ParcelPage }),
          },
          {
            path: '/guest-trip',
            lazy: async () => ({ Component: (await import('./trip/GuestTripPage.js')).GuestTripPage }),
          },
          {
            Component: OwnPagesLayout,
            children: [
              {
                path: '/bookings',
                lazy: async () => ({ Component: (await import('./trip/BookingsPage.js')).BookingsPage }),
              },
              {
                path: '/bookings/:id',
                lazy: async () => ({ Component: (await import('./trip/TripPage.js')).TripPage }),
              },
              {
                path: '/bookings/:id/receipt',
                lazy: async () => ({ Component: (await import('./trip/ReceiptPage.js')).ReceiptPage }),
              },
              {
                path: '/profile',
                lazy: async () => ({ Component: (await import('./account/ProfilePage.js')).ProfilePage }),
              },
              {
                path: '/profile/places',
                lazy: async () => ({ Component: (await import('./booking/PlacesPage.js')).PlacesPage }),
              },
              {
                path: '/profile/wallet',
                lazy: async () => ({ Component: (await import('./wallet/WalletPage.js')).WalletPage }),
              },
              {
                path: '/profile/messages',
                lazy: async () => ({
                  Component: (await import('./conversation/ConversationPage.js')).ConversationPage,
                }),
              },
              {
                path: '/profile/notifications',
                lazy: async () => ({ Component: (await import('./inbox/InboxPage.js')).InboxPage }),
              },
            ],
          },
          { path: '*', Component: NotFoundPage },
        ],
      },
    ],
  },
]);

export function App() {
  return (
    <AppProviders>
      <RouterProvider router={router} />
    </AppProviders>
  );
}
