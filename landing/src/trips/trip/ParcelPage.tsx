import { Stack, Typography } from '@mui/material';
import {
  endedParcelStages,
  type ParcelStage,
  parcelSteps,
  parcelView,
  type TrackedParcel,
  type TripPanel,
} from '@wayfare/shared';
import { call } from '@wayfare/web/http';
import { InZone } from '@wayfare/web/language';
import { Fragment } from 'react';
import { DriverAndCar } from '../booking/CarFacts.js';
import { CodePanel } from '../booking/CodePanel.js';
import { EtaLine } from '../booking/EtaLine.js';
import { StageLine } from '../booking/StageLine.js';
import { useText } from '../../frame/language/LanguageProvider.js';
import { Panel } from '../../frame/layout/Panel.js';
import { DriverPosition } from './DriverPosition.js';
import { LinkPage } from './LinkPage.js';

/**
 * A parcel as its recipient follows it, with the link from the SMS: stage, courier, position, arrival time
 * and handover code.
 */
export function ParcelPage() {
  const t = useText();
  return (
    <LinkPage
      title={t('parcel_title')}
      name="tracked parcel"
      load={(token) => call.post('/tracked-parcels', { body: { token } })}
      unknownText={t('parcel_unknown_text')}
      hasEnded={({ stage }) => endedParcelStages.includes(stage)}
    >
      {(parcel) => (
        <InZone zone={parcel.timeZone}>
          <Parcel parcel={parcel} />
        </InZone>
      )}
    </LinkPage>
  );
}

const names = {
  booked: 'parcel_step_booked',
  coming: 'parcel_step_coming',
  pickup: 'parcel_step_pickup',
  on_the_way: 'parcel_step_on_the_way',
  delivered: 'parcel_step_delivered',
} as const;

/** The parts of the page in the order of the state table. */
function Parcel({ parcel }: { parcel: TrackedParcel }) {
  return (
    <Stack sx={{ gap: 2 }}>
      {parcelView(parcel.stage).panels.map((panel) => (
        <Fragment key={panel}>
          <ParcelPanel panel={panel} parcel={parcel} />
        </Fragment>
      ))}
    </Stack>
  );
}

function ParcelPanel({ panel, parcel }: { panel: TripPanel; parcel: TrackedParcel }) {
  const t = useText();
  const { vehicle, courier, code } = parcel;
  switch (panel) {
    case 'progress':
      return <Progress parcel={parcel} />;
    case 'code':
      return code ? <CodePanel text={t('parcel_code_text')} code={code} /> : null;
    case 'person':
      return vehicle ? (
        <Panel>
          <DriverAndCar driver={courier} car={vehicle} />
        </Panel>
      ) : null;
    case 'map':
      return <DriverPosition position={parcel.position} />;
    default:
      return null;
  }
}

function Progress({ parcel }: { parcel: TrackedParcel }) {
  const t = useText();
  const { stage, sender, courier } = parcel;
  const steps: readonly ParcelStage[] = parcelSteps;
  return (
    <Panel>
      <Typography variant="h3" component="h2" aria-live="polite">
        {t(`parcel_stage_${stage}`, { courier: courier ?? '' })}
      </Typography>
      <EtaLine eta={parcel.eta} />
      {parcel.stopsBefore ? (
        <Typography sx={{ mt: 0.5 }}>
          {t('parcel_stops_before', { smart_count: parcel.stopsBefore })}
        </Typography>
      ) : null}
      {sender && (
        <Typography color="text.secondary" sx={{ mt: 0.5 }}>
          {t('parcel_from', { sender })}
        </Typography>
      )}
      {steps.includes(stage) && (
        <StageLine
          label={t('parcel_stages')}
          names={parcelSteps.map((step) => t(names[step]))}
          at={steps.indexOf(stage)}
        />
      )}
    </Panel>
  );
}
