import { Stack, Typography } from '@mui/material';
import { endedParcelStages, type ParcelStage, parcelSteps, type TrackedParcel } from '@wayfare/shared';
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
    <LinkPage<TrackedParcel>
      title={t('parcel_title')}
      resource="tracked-parcels"
      unknownText={t('parcel_unknown_text')}
      hasEnded={({ stage }) => endedParcelStages.includes(stage)}
    >
      {(parcel) => <Parcel parcel={parcel} />}
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

function Parcel({ parcel }: { parcel: TrackedParcel }) {
  const t = useText();
  const { stage, sender, courier, vehicle, code } = parcel;
  const steps: readonly ParcelStage[] = parcelSteps;
  return (
    <Stack sx={{ gap: 2 }}>
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
      {code && <CodePanel text={t('parcel_code_text')} code={code} />}
      {vehicle && (
        <Panel>
          <DriverAndCar driver={courier} car={vehicle} />
        </Panel>
      )}
      <DriverPosition position={parcel.position} />
    </Stack>
  );
}
