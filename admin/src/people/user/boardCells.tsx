import LicenseIcon from '@mui/icons-material/BadgeOutlined';
import NextIcon from '@mui/icons-material/UpdateOutlined';
import MissingIcon from '@mui/icons-material/ReportProblemOutlined';
import BlockIcon from '@mui/icons-material/BlockOutlined';
import VehicleIcon from '@mui/icons-material/DirectionsCarOutlined';
import InsuranceIcon from '@mui/icons-material/ShieldOutlined';
import { Box, Chip, Tooltip } from '@mui/material';
import type { DocumentConcern, DriverState, TranslationKey, User } from '@wayfare/shared';
import type { ReactNode } from 'react';
import { useFormat } from '../../frame/texts/useFormat.js';
import { useText } from '../../frame/texts/useText.js';
import { stateFaces } from './driverStateFaces.js';
import { useDriverBoard } from './useDriverBoard.js';

/** A chip with the driver's state. */
export function DriverStateChip({ user }: { user: User }) {
  const t = useText();
  const row = useDriverBoard(user.id);
  const next = row?.next;
  const { label, color } = stateFaces[row?.state ?? recordedState(user)];
  const onboarding = !user.approved && user.onboarding?.state;
  return (
    <Box component="span" sx={{ display: 'inline-flex', alignItems: 'center', gap: 0.5 }}>
      <Chip
        size="small"
        color={color}
        variant="outlined"
        // A long state takes two lines instead of widening its table.
        sx={{ height: 'auto', minHeight: 24, '& .MuiChip-label': { whiteSpace: 'normal' } }}
        label={t(onboarding ? `panel_onboarding_${onboarding}` : label)}
      />
      {user.approved && !user.carType && (
        <Tooltip title={t('panel_onboarding_incomplete')}>
          <MissingIcon fontSize="small" color="warning" titleAccess={t('panel_onboarding_incomplete')} />
        </Tooltip>
      )}
      {next && (
        <Tooltip title={t('panel_board_next', { reference: next.reference })}>
          <NextIcon
            fontSize="small"
            color="primary"
            titleAccess={t('panel_board_next', { reference: next.reference })}
          />
        </Tooltip>
      )}
      {user.blockAfterTrip && (
        <Tooltip title={t('panel_block_planned')}>
          <BlockIcon fontSize="small" color="warning" titleAccess={t('panel_block_planned')} />
        </Tooltip>
      )}
    </Box>
  );
}

/** Returns the state by the record alone, which is shown until the board is loaded. */
function recordedState({ approved, queue, driverActiveStatus, breakUntil, awayAt }: User): DriverState {
  if (queue) return 'busy';
  if (!approved) return 'blocked';
  if (!driverActiveStatus) return 'offline';
  if (breakUntil) return 'break';
  return awayAt ? 'away' : 'free';
}

/** The name of a driver's state by the record alone, for files. */
export const recordedStateName = (user: User): TranslationKey => stateFaces[recordedState(user)].label;

/** How long a driver has waited for a trip. */
export function WaitsCell({ id }: { id: string }) {
  const row = useDriverBoard(id);
  return <Age since={row?.waitsSince} now={row?.at} />;
}

/** How old a driver's position is. */
export function PositionCell({ id }: { id: string }) {
  const row = useDriverBoard(id);
  return <Age since={row?.positionAt} now={row?.at} />;
}

/** A driver's trips and time online of today. */
export function TodayCell({ id }: { id: string }) {
  const format = useFormat();
  const row = useDriverBoard(id);
  if (!row) return null;
  return (
    <OneLine>
      <bdi>{format.number(row.trips)}</bdi> · <bdi>{format.duration(brief(row.onlineMs / 1000))}</bdi>
    </OneLine>
  );
}

/** The part of the offers that a driver accepts. */
export function AcceptanceCell({ id }: { id: string }) {
  const format = useFormat();
  const row = useDriverBoard(id);
  if (!row) return null;
  return <OneLine>{row.acceptanceRate === null ? '–' : format.percent(row.acceptanceRate)}</OneLine>;
}

const concernColors = {
  waiting: 'info',
  expiring: 'warning',
  expired: 'error',
} as const satisfies Record<DocumentConcern, string>;

/** The documents of a driver that need attention, each as an icon with its name. */
export function DocumentsCell({ id }: { id: string }) {
  const t = useText();
  const row = useDriverBoard(id);
  if (!row) return null;
  if (row.documents.length === 0) return <OneLine>–</OneLine>;
  return (
    <OneLine>
      {row.documents.map(({ kind, concern }) => {
        const text = `${t(`document_${kind}`)}: ${t(`panel_document_${concern}`)}`;
        const Icon = kind === 'license' ? LicenseIcon : kind === 'insurance' ? InsuranceIcon : VehicleIcon;
        return (
          <Tooltip key={kind} title={text}>
            <Icon fontSize="small" color={concernColors[concern]} titleAccess={text} />
          </Tooltip>
        );
      })}
    </OneLine>
  );
}

/** The board's row of a driver in one line with names, for cards. */
export function BoardLine({ id }: { id: string }) {
  const t = useText();
  const row = useDriverBoard(id);
  if (!row) return null;
  const parts = [
    row.waitsSince !== null && ([t('panel_board_waits'), <WaitsCell key="waits" id={id} />] as const),
    [t('panel_board_position'), <PositionCell key="position" id={id} />] as const,
    [t('panel_board_today'), <TodayCell key="today" id={id} />] as const,
    [t('panel_board_acceptance'), <AcceptanceCell key="acceptance" id={id} />] as const,
    row.documents.length > 0 &&
      ([t('panel_driver_documents'), <DocumentsCell key="documents" id={id} />] as const),
  ].filter((part) => part !== false);
  return (
    <Box component="span" sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 1.5 }}>
      {row.next && <span>{t('panel_board_next', { reference: row.next.reference })}</span>}
      {parts.map(([name, value]) => (
        <span key={name}>
          {name} {value}
        </span>
      ))}
    </Box>
  );
}

/** Formats a length of time in seconds; from an hour on in whole hours, because the columns are narrow. */
const brief = (seconds: number) =>
  seconds < 3600 ? Math.max(0, seconds) : Math.floor(seconds / 3600) * 3600;

/** A length of time up to `now`, ms timestamps. */
function Age({ since, now }: { since: number | null | undefined; now: number | undefined }) {
  const format = useFormat();
  if (now === undefined) return null;
  return <OneLine>{since ? format.duration(brief((now - since) / 1000)) : '–'}</OneLine>;
}

const OneLine = ({ children }: { children: ReactNode }) => (
  <Box component="span" sx={{ whiteSpace: 'nowrap' }}>
    {children}
  </Box>
);
