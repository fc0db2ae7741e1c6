import { DirectionProvider } from '@wayfare/shared/web/language';
import { CssBaseline } from '@mui/material';
import { AdminContext, CoreAdminUI, CustomRoutes, Notification, Resource } from 'react-admin';
import { Route } from 'react-router';
import { alert } from './alert/index.js';
import { apiKey } from './apikey/index.js';
import { audit } from './audit/index.js';
import { AddBookingPage, booking } from './booking/index.js';
import { cancelReason } from './cancelreason/index.js';
import { carType, TariffLabPage } from './cartype/index.js';
import { conversation } from './conversation/index.js';
import { DashboardPage } from './dashboard/index.js';
import { DeskPage } from './desk/index.js';
import { InboxPage } from './inbox/index.js';
import { LanguagePage } from './language/index.js';
import { driverEarning, earningReport } from './earning/index.js';
import { fareReview } from './farereview/index.js';
import { AccessDeniedPage } from './feedback/AccessDeniedPage.js';
import { ErrorPage } from './feedback/ErrorPage.js';
import { LoadingPage } from './feedback/LoadingPage.js';
import { NotFoundPage } from './feedback/NotFoundPage.js';
import { PanelLayout } from './layout/PanelLayout.js';
import { darkTheme, lightTheme } from './layout/theme.js';
import { notification } from './notification/index.js';
import { ProfilePage } from './profile/index.js';
import { PlannerPage } from './planner/index.js';
import { promo } from './promo/index.js';
import { authProvider } from './providers/authProvider.js';
import { dataProvider } from './providers/dataProvider.js';
import { useDirection } from './providers/locale.js';
import type { Start } from './providers/start.js';
import { AppInfoPage, SettingsPage } from './settings/index.js';
import { paymentDifference } from './reconciliation/index.js';
import { cardPayment, cardRefund } from './refund/index.js';
import { SetupPage } from './setup/index.js';
import { admin, driver, fleetAdmin, rider } from './user/index.js';
import { AddToWalletPage, adjustment, LedgerProofPage } from './wallet/index.js';
import { shiftNote } from './shiftnote/index.js';
import { ShiftReplayPage } from './shift/index.js';
import { sms } from './sms/index.js';
import { webhook } from './webhook/index.js';
import { withdraw } from './withdraw/index.js';

/** The panel: every screen at its own address. */
export function App({ start }: { start: Start }) {
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
        <CoreAdminUI
          requireAuth
          disableTelemetry
          layout={PanelLayout}
          loading={LoadingPage}
          error={ErrorPage}
          catchAll={NotFoundPage}
          accessDenied={AccessDeniedPage}
          authenticationError={ErrorPage}
        >
          <CustomRoutes>
            <Route path="/desk" element={<DeskPage />} />
            <Route path="/shiftreplay" element={<ShiftReplayPage />} />
            <Route path="/planner" element={<PlannerPage />} />
            <Route path="/dashboard" element={<DashboardPage />} />
            <Route path="/addbookings" element={<AddBookingPage />} />
            <Route path="/addtowallet" element={<AddToWalletPage />} />
            <Route path="/ledger" element={<LedgerProofPage />} />
            <Route path="/tarifflab" element={<TariffLabPage />} />
            <Route path="/settings" element={<SettingsPage />} />
            <Route path="/appinfo" element={<AppInfoPage />} />
            <Route path="/languagesetting" element={<LanguagePage />} />
            <Route path="/setup" element={<SetupPage />} />
            <Route path="/profile" element={<ProfilePage />} />
            <Route path="/profile/notifications" element={<InboxPage />} />
          </CustomRoutes>
          <Resource name="bookings" {...booking} />
          <Resource name="alerts" {...alert} />
          <Resource name="conversations" {...conversation} />
          <Resource name="shiftnotes" {...shiftNote} />
          <Resource name="fare-reviews" {...fareReview} />
          <Resource name="riders" {...rider} />
          <Resource name="drivers" {...driver} />
          <Resource name="fleetadmins" {...fleetAdmin} />
          <Resource name="alladmin" {...admin} />
          <Resource name="earningreports" {...earningReport} />
          <Resource name="driverearning" {...driverEarning} />
          <Resource name="cartypes" {...carType} />
          <Resource name="cancelreasons" {...cancelReason} />
          <Resource name="promos" {...promo} />
          <Resource name="notifications" {...notification} />
          <Resource name="sms" {...sms} />
          <Resource name="walletadjustments" {...adjustment} />
          <Resource name="cardpayments" {...cardPayment} />
          <Resource name="cardrefunds" {...cardRefund} />
          <Resource name="paymentdifferences" {...paymentDifference} />
          <Resource name="withdraws" {...withdraw} />
          <Resource name="apikeys" {...apiKey} />
          <Resource name="webhooks" {...webhook} />
          <Resource name="auditlog" {...audit} />
        </CoreAdminUI>
        <Notification />
      </AdminContext>
    </DirectionProvider>
  );
}
