import { DirectionProvider } from '@wayfare/web/language';
import { CssBaseline } from '@mui/material';
import {
  AdminContext,
  type CoreLayoutProps,
  CoreAdminUI,
  CustomRoutes,
  Notification,
  Resource,
  ResourceDefinitionContext,
  type ResourceDefinitionContextValue,
  type ResourceProps,
} from 'react-admin';
import type { ComponentType } from 'react';
import { Route } from 'react-router';
import { alert } from './office/alert/index.js';
import { apiKey } from './people/apiKey/index.js';
import { audit } from './office/audit/index.js';
import { AddBookingPage, booking, CallerBookingPage } from './trips/booking/index.js';
import { cancelReason } from './trips/cancelReason/index.js';
import { carType, TariffLabPage } from './trips/carType/index.js';
import { conversation } from './messages/conversation/index.js';
import { decisionRequest } from './office/decision/index.js';
import { DashboardPage } from './office/dashboard/index.js';
import { DeskPage } from './office/desk/index.js';
import { InboxPage } from './frame/inbox/index.js';
import { LanguagePage } from './basics/language/index.js';
import { contactProposal } from './people/contactProposal/index.js';
import { driverEarning, EarnedPage, earningReport, StatementPage } from './trips/earning/index.js';
import { fareReview } from './trips/booking/fareReview/index.js';
import { AccessDeniedPage } from './frame/feedback/AccessDeniedPage.js';
import { ErrorPage } from './frame/feedback/ErrorPage.js';
import { LoadingPage } from './frame/feedback/LoadingPage.js';
import { NotFoundPage } from './frame/feedback/NotFoundPage.js';
import { PanelLayout } from './frame/layout/PanelLayout.js';
import { darkTheme, lightTheme } from './frame/layout/theme.js';
import { notification } from './messages/notification/index.js';
import { ProfilePage } from './people/account/index.js';
import { PlannerPage } from './trips/booking/planner/index.js';
import { promo } from './trips/promo/index.js';
import { authProvider } from './frame/providers/authProvider.js';
import { dataProvider } from './frame/providers/dataProvider.js';
import { useDirection } from './frame/providers/locale.js';
import type { Start } from './frame/providers/start.js';
import { AppInfoPage, SettingsPage } from './basics/settings/index.js';
import { paymentDifference } from './office/reconciliation/index.js';
import { cardPayment, cardRefund } from './money/refund/index.js';
import { SetupPage } from './office/setup/index.js';
import { admin, driver, fleetAdmin, rider } from './people/user/index.js';
import { AddToWalletPage, adjustment, entry, LedgerProofPage } from './money/wallet/index.js';
import { shiftNote } from './office/shiftNote/index.js';
import { series } from './trips/series/index.js';
import { ShiftReplayPage } from './trips/shift/index.js';
import { sms } from './messages/sms/index.js';
import { webhook } from './messages/webhook/index.js';
import { withdraw } from './money/withdraw/index.js';

/** The panel's lists, by the API's name of the resource. */
export const resources: Record<string, Omit<ResourceProps, 'name'>> = {
  bookings: booking,
  series,
  alerts: alert,
  conversations: conversation,
  decisionrequests: decisionRequest,
  shiftnotes: shiftNote,
  'fare-reviews': fareReview,
  riders: rider,
  drivers: driver,
  fleetadmins: fleetAdmin,
  alladmin: admin,
  contactproposals: contactProposal,
  earningreports: earningReport,
  driverearning: driverEarning,
  cartypes: carType,
  cancelreasons: cancelReason,
  promos: promo,
  notifications: notification,
  sms,
  wallethistory: entry,
  walletadjustments: adjustment,
  cardpayments: cardPayment,
  cardrefunds: cardRefund,
  paymentdifferences: paymentDifference,
  withdraws: withdraw,
  apikeys: apiKey,
  webhooks: webhook,
  auditlog: audit,
};

/** The screens that belong to no list, by their address. */
export const pages: Readonly<Record<string, ComponentType>> = {
  '/desk': DeskPage,
  '/shiftreplay': ShiftReplayPage,
  '/planner': PlannerPage,
  '/dashboard': DashboardPage,
  '/addbookings': AddBookingPage,
  '/callerbookings': CallerBookingPage,
  '/addtowallet': AddToWalletPage,
  '/ledger': LedgerProofPage,
  '/earnings': EarnedPage,
  '/driverstatement': StatementPage,
  '/tarifflab': TariffLabPage,
  '/settings': SettingsPage,
  '/appinfo': AppInfoPage,
  '/languagesetting': LanguagePage,
  '/setup': SetupPage,
  '/profile': ProfilePage,
  '/profile/notifications': InboxPage,
};

/**
 * They never change. React-admin's own provider collects them in steps, and draws the whole panel once more
 * for it.
 */
const declared: ResourceDefinitionContextValue = {
  definitions: Object.fromEntries(
    Object.entries(resources).map(([name, screens]) => [
      name,
      Resource.registerResource({ name, ...screens }),
    ]),
  ),
  register: () => undefined,
  unregister: () => undefined,
};

interface AppProps {
  start: Start;
  /** The frame around every screen. */
  layout?: ComponentType<CoreLayoutProps>;
}

/** The panel: every screen at its own address. */
export function App({ start, layout = PanelLayout }: AppProps) {
  const direction = useDirection();
  return (
    <DirectionProvider direction={direction}>
      <AdminContext
        basename=""
        store={start.store}
        queryClient={start.queryClient}
        i18nProvider={start.i18nProvider}
        dataProvider={dataProvider}
        authProvider={authProvider}
        theme={lightTheme(direction)}
        darkTheme={darkTheme(direction)}
      >
        <CssBaseline enableColorScheme />
        {/* Not `Admin`, which also loads the forms of a sign-in page that the panel does not have. */}
        <ResourceDefinitionContext.Provider value={declared}>
          <CoreAdminUI
            requireAuth
            disableTelemetry
            layout={layout}
            loading={LoadingPage}
            error={ErrorPage}
            catchAll={NotFoundPage}
            accessDenied={AccessDeniedPage}
            authenticationError={ErrorPage}
          >
            <CustomRoutes>
              {Object.entries(pages).map(([path, Page]) => (
                <Route key={path} path={path} element={<Page />} />
              ))}
            </CustomRoutes>
            {Object.entries(resources).map(([name, screens]) => (
              <Resource key={name} name={name} {...screens} />
            ))}
          </CoreAdminUI>
        </ResourceDefinitionContext.Provider>
        <Notification />
      </AdminContext>
    </DirectionProvider>
  );
}
