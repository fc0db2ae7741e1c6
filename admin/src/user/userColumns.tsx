import { Box, Chip } from '@mui/material';
import { fullName, isPermitted, standInContacts, type TranslationKey, type User } from '@wayfare/shared';
import { useMemo, type ReactNode } from 'react';
import { ReferenceField } from 'react-admin';
import { useFormat } from '../texts/useFormat.js';
import { useText } from '../texts/useText.js';
import { useSession } from '../session/session.js';
import { RecordLink } from '../table/RecordLink.js';
import type { Folded } from '../table/ColumnChooser.js';
import { SwitchCell } from '../table/SwitchCell.js';
import { LicenseCell } from './LicenseCell.js';

interface UserColumn {
  source: keyof User;
  label: TranslationKey;
  view: (user: User) => ReactNode;
  sortable?: boolean;
  /** How to export its value: a time is a ms timestamp. */
  kind?: 'time';
  folded?: Folded;
  cut?: boolean;
  align?: 'right';
}

/** The columns of a user table: those for all roles, and those for drivers only. */
export function useUserColumns(resource: string): UserColumn[] {
  const t = useText();
  const format = useFormat();
  const { user: reader, settings } = useSession();
  const areContactsShown = standInContacts(settings).length === 0;
  return useMemo(() => {
    const isAdmin = reader.usertype === 'admin';
    const mayApprove =
      isAdmin &&
      isPermitted(reader, resource === 'drivers' ? ['changeUsers', 'blockDrivers'] : 'changeUsers');
    const text = (source: keyof User, label: TranslationKey, more: Partial<UserColumn> = {}): UserColumn => ({
      source,
      label,
      view: (user) => <Words>{user[source] as string | null | undefined}</Words>,
      ...more,
    });
    const driverColumns: UserColumn[] = [
      text('carType', 'panel_car_type', { sortable: true }),
      text('vehicleNumber', 'panel_vehicle_number', { sortable: true }),
      {
        source: 'driverActiveStatus',
        label: 'panel_active',
        view: (user) => <DriverState user={user} />,
      },
      {
        source: 'ratings',
        label: 'panel_rating',
        folded: 'unless wide',
        view: (user) => (user.ratings?.details.length ? format.number(user.ratings.userrating) : '–'),
      },
      ...(isAdmin
        ? [
            {
              source: 'fleetadmin' as const,
              label: 'panel_fleet_admin' as const,
              folded: 'unless wide' as const,
              view: () => (
                <ReferenceField source="fleetadmin" reference="fleetadmins" emptyText="–" link={false} />
              ),
            },
          ]
        : []),
      text('vehicleMake', 'panel_vehicle_make', { folded: true }),
      text('vehicleModel', 'panel_vehicle_model', { folded: true }),
      text('vehicleColor', 'panel_vehicle_color', { folded: true }),
      {
        source: 'licenseImage',
        label: 'panel_license_image',
        folded: 'unless wide',
        view: (user) => <LicenseCell driver={user} />,
      },
    ];
    return [
      text('firstName', 'panel_first_name', {
        sortable: true,
        cut: true,
        view: (user) => (
          <RecordLink to="edit">
            <bdi>{user.firstName ?? '–'}</bdi>
          </RecordLink>
        ),
      }),
      text('lastName', 'panel_last_name', { sortable: true, cut: true }),
      // Here it is in sight without scrolling: approving drivers is daily work.
      {
        source: 'approved',
        label: 'panel_approved',
        sortable: true,
        view: (user) =>
          // A fleet admin's drivers are approved by an admin.
          mayApprove ? (
            <SwitchCell
              source="approved"
              label="panel_approved"
              asksBeforeOff={(now) =>
                (now as User).queue
                  ? { question: t('panel_block_aboard', { name: fullName(user) }), action: t('panel_block') }
                  : null
              }
            />
          ) : (
            t(user.approved ? 'yes' : 'no')
          ),
      },
      text('email', 'panel_email', { sortable: areContactsShown, cut: true }),
      text('mobile', 'panel_mobile'),
      ...(resource === 'drivers' ? driverColumns : []),
      ...(isAdmin && isPermitted(reader, 'wallets') && resource !== 'fleetadmins'
        ? [
            {
              source: 'walletBalance' as const,
              label: 'panel_wallet_balance' as const,
              sortable: true,
              align: 'right' as const,
              view: (user: User) => <bdi>{format.money(user.walletBalance ?? 0)}</bdi>,
            },
          ]
        : []),
      {
        source: 'createdAt',
        label: 'panel_created',
        kind: 'time',
        sortable: true,
        ...(resource === 'drivers' && { folded: 'unless wide' }),
        view: (user) => <Box sx={{ whiteSpace: 'nowrap' }}>{format.dateTime(user.createdAt)}</Box>,
      },
      text('referralId', 'panel_referral_id', { folded: true }),
    ];
  }, [resource, reader, areContactsShown, t, format]);
}

/** A text that its cell may cut; pointing at it shows all of it. */
function Words({ children }: { children: string | null | undefined }) {
  return <bdi {...(children && { title: children })}>{children ?? '–'}</bdi>;
}

/** Whether a driver accepts trips, and whether they are on one. */
export function DriverState({ user }: { user: User }) {
  const t = useText();
  if (user.queue) return <Chip size="small" color="warning" variant="outlined" label={t('panel_on_trip')} />;
  if (user.driverActiveStatus && user.breakUntil)
    return <Chip size="small" color="info" variant="outlined" label={t('panel_dispatch_on_break')} />;
  return user.driverActiveStatus ? (
    <Chip size="small" color="success" variant="outlined" label={t('panel_active')} />
  ) : (
    <Chip size="small" variant="outlined" label={t('panel_offline')} />
  );
}
