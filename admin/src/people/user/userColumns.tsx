import { Box } from '@mui/material';
import {
  fullName,
  isPermitted,
  needKeys,
  standInContacts,
  type TranslationKey,
  type TripNeed,
  type User,
} from '@wayfare/shared';
import { useMemo, type ReactNode } from 'react';
import { ReferenceField } from 'react-admin';
import type { ExportedColumn } from '@wayfare/web/exporting';
import { useFormat } from '../../frame/texts/useFormat.js';
import { useText } from '../../frame/texts/useText.js';
import { useSession } from '../../frame/session/session.js';
import { RecordLink } from '../../frame/table/RecordLink.js';
import type { Folded } from '../../frame/table/ColumnChooser.js';
import { SwitchCell } from '../../frame/table/SwitchCell.js';
import {
  AcceptanceCell,
  DocumentsCell,
  DriverStateChip,
  PositionCell,
  recordedStateName,
  TodayCell,
  WaitsCell,
} from './boardCells.js';
import { CarTypeName } from '../../trips/carType/CarTypeName.js';
import { LicenseCell } from './LicenseCell.js';

/** A column about a field of the record, or one that the driver board adds. */
interface UserColumn extends ExportedColumn {
  view: (user: User) => ReactNode;
  sortable?: boolean;
  folded?: Folded;
  cut?: boolean;
  align?: 'right';
  /** Not part of the records, and of their export. */
  isLive?: true;
}

/** The columns of the driver board, next to those of a driver's record. */
const boardColumns: UserColumn[] = [
  {
    source: 'waitsSince',
    label: 'panel_board_waits',
    isLive: true,
    align: 'right',
    view: (user) => <WaitsCell id={user.id} />,
  },
  {
    source: 'positionAt',
    label: 'panel_board_position',
    isLive: true,
    align: 'right',
    view: (user) => <PositionCell id={user.id} />,
  },
  {
    source: 'today',
    label: 'panel_board_today',
    isLive: true,
    align: 'right',
    view: (user) => <TodayCell id={user.id} />,
  },
  {
    source: 'acceptanceRate',
    label: 'panel_board_acceptance',
    isLive: true,
    align: 'right',
    view: (user) => <AcceptanceCell id={user.id} />,
  },
  {
    source: 'documents',
    label: 'panel_driver_documents',
    isLive: true,
    view: (user) => <DocumentsCell id={user.id} />,
  },
];

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
      text('carType', 'panel_car_type', {
        sortable: true,
        folded: 'unless wide',
        view: ({ carType }) => (carType ? <CarTypeName name={carType} /> : '–'),
      }),
      text('vehicleNumber', 'panel_vehicle_number', { sortable: true, folded: 'unless wide' }),
      {
        source: 'driverActiveStatus',
        label: 'panel_alert_state',
        valueIn: (user) => recordedStateName(user as unknown as User),
        inWords: (key, text) => text(key as TranslationKey),
        view: (user) => <DriverStateChip user={user} />,
      },
      ...boardColumns,
      {
        source: 'ratings',
        label: 'panel_rating',
        folded: 'unless wide',
        valueIn: ({ ratings }) => {
          const rated = ratings as User['ratings'];
          return rated?.details.length ? rated.userrating : null;
        },
        view: (user) => (user.ratings?.details.length ? format.number(user.ratings.userrating) : '–'),
      },
      ...(isAdmin
        ? [
            {
              source: 'fleetadmin' as const,
              label: 'panel_fleet_admin' as const,
              folded: 'unless wide' as const,
              person: 'fleetadmins',
              view: () => (
                <ReferenceField source="fleetadmin" reference="fleetadmins" emptyText="–" link={false} />
              ),
            },
          ]
        : []),
      text('vehicleMake', 'panel_vehicle_make', { folded: true }),
      text('vehicleModel', 'panel_vehicle_model', { folded: true }),
      text('vehicleColor', 'panel_vehicle_color', { folded: true }),
      ...(settings.category === 'taxi'
        ? [
            text('needs', 'panel_needs', {
              folded: true,
              inWords: (need, texts) => texts(needKeys[need as TripNeed]),
              view: ({ needs }) => needs?.map((need) => t(needKeys[need])).join(', ') || '–',
            }),
          ]
        : []),
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
      // The board needs the room: calls and messages are among a driver's actions.
      text('email', 'panel_email', {
        sortable: areContactsShown,
        cut: true,
        ...(resource === 'drivers' && { folded: 'unless wide' }),
      }),
      text('mobile', 'panel_mobile', {
        view: (user) => (
          <Box component="bdi" sx={{ whiteSpace: 'nowrap' }}>
            {user.mobile ?? '–'}
          </Box>
        ),
        ...(resource === 'drivers' && { folded: 'unless wide' }),
      }),
      ...(resource === 'drivers' ? driverColumns : []),
      ...(isAdmin && isPermitted(reader, 'wallets') && resource !== 'fleetadmins'
        ? [
            {
              source: 'walletBalance' as const,
              label: 'panel_wallet_balance' as const,
              kind: 'money',
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
  }, [resource, reader, areContactsShown, settings.category, t, format]);
}

/** A text that its cell may cut; pointing at it shows all of it. */
function Words({ children }: { children: string | null | undefined }) {
  return <bdi {...(children && { title: children })}>{children ?? '–'}</bdi>;
}
