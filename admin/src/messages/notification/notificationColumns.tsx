import { Box } from '@mui/material';
import { type Notification, notificationInputSchema, textIn } from '@wayfare/shared';
import { useMemo } from 'react';
import { AutocompleteInput, ReferenceField, ReferenceInput, SelectInput, useLocale } from 'react-admin';
import { useFormat } from '../../frame/texts/useFormat.js';
import { textKey, useText } from '../../frame/texts/useText.js';
import { TranslatedInput } from '../../frame/table/TranslatedInput.js';
import { TranslatedText } from '../../frame/table/TranslatedText.js';
import { ZoneButton } from './ZoneButton.js';
import { ZoneInput } from './ZoneInput.js';
import { SendingProgress } from './SendingProgress.js';
import type { InlineColumn } from '../../frame/table/column.js';
import { MomentInput } from '../../frame/table/MomentInput.js';
import { fieldRule } from '../../frame/table/fieldRule.js';

const { shape } = notificationInputSchema;
const rules = {
  title: fieldRule(shape.title),
  body: fieldRule(shape.body),
  sendAt: fieldRule(shape.sendAt),
  usertype: fieldRule(shape.usertype),
  devicetype: fieldRule(shape.devicetype),
};

const audienceTexts = {
  All: 'panel_everybody',
  rider: 'panel_riders',
  driver: 'panel_drivers',
} as const;
const deviceTexts = {
  All: 'panel_all_devices',
  ANDROID: 'panel_android',
  IOS: 'panel_ios',
} as const;

const audiences = shape.usertype.options.map((id) => ({ id, name: textKey(audienceTexts[id]) }));
const devices = shape.devicetype.options.map((id) => ({ id, name: textKey(deviceTexts[id]) }));

const byName = { field: 'name', order: 'ASC' } as const;
const byFirstName = { field: 'firstName', order: 'ASC' } as const;

/** Whom a notification is for: a role, and the car type or fleet it is limited to. */
function Audience({ notification }: { notification: Notification }) {
  const t = useText();
  const { usertype, carType, fleetadmin } = notification;
  return (
    // One text: a cell that can be edited stands its parts side by side.
    <span>
      {t(audienceTexts[usertype])}
      {carType && (
        <>
          {' · '}
          <bdi>{carType}</bdi>
        </>
      )}
      {fleetadmin && (
        <>
          {' · '}
          <ReferenceField record={notification} source="fleetadmin" reference="fleetadmins" link={false} />
        </>
      )}
    </span>
  );
}

/** Every field of a notification (rule 3.23), declared once for reading, editing and adding. */
export function useNotificationColumns(): InlineColumn<Notification>[] {
  const t = useText();
  const format = useFormat();
  const locale = useLocale();
  return useMemo(
    () => [
      {
        source: 'title',
        label: 'panel_notification_title',
        cut: 15,
        translated: true,
        view: (notification) => {
          const title = textIn(notification, 'title', locale);
          return (
            <Box component="bdi" sx={{ fontWeight: 600 }} title={title}>
              {title}
            </Box>
          );
        },
        input: (props) => <TranslatedInput {...props} validate={rules.title} />,
      },
      {
        source: 'body',
        label: 'panel_notification_body',
        cut: true,
        translated: true,
        view: (notification) => {
          const body = textIn(notification, 'body', locale);
          return <bdi title={body}>{body}</bdi>;
        },
        input: (props) => <TranslatedInput {...props} multiline validate={rules.body} />,
      },
      {
        source: 'usertype',
        label: 'panel_notification_people',
        inWords: (usertype, text) => text(audienceTexts[usertype as Notification['usertype']]),
        cut: true,
        view: (notification) => <Audience notification={notification} />,
        input: (props) => <SelectInput {...props} choices={audiences} validate={rules.usertype} />,
      },
      {
        source: 'devicetype',
        label: 'panel_notification_devices',
        inWords: (device, text) => text(deviceTexts[device as Notification['devicetype']]),
        folded: 'unless wide',
        view: ({ devicetype }) => t(deviceTexts[devicetype]),
        input: (props) => <SelectInput {...props} choices={devices} validate={rules.devicetype} />,
      },
      {
        source: 'carType',
        label: 'panel_car_type',
        // Shown with the audience.
        folded: true,
        only: 'adding',
        view: ({ carType }) => <bdi>{carType ?? '–'}</bdi>,
        input: (props) => (
          <ReferenceInput source={props.source} reference="cartypes" perPage={100} sort={byName}>
            <SelectInput {...props} optionValue="name" optionText={<TranslatedText source="name" />} />
          </ReferenceInput>
        ),
      },
      {
        source: 'fleetadmin',
        label: 'panel_fleet_admin',
        person: 'fleetadmins',
        folded: true,
        only: 'adding',
        view: ({ fleetadmin }) => <bdi>{fleetadmin ?? '–'}</bdi>,
        input: (props) => (
          <ReferenceInput source={props.source} reference="fleetadmins" sort={byFirstName}>
            <AutocompleteInput {...props} />
          </ReferenceInput>
        ),
      },
      {
        source: 'zone',
        label: 'panel_zone',
        cut: 15,
        only: 'adding',
        view: ({ zone }) => (zone ? <ZoneButton zone={zone} /> : '–'),
        input: ({ source }) => <ZoneInput source={source} />,
      },
      {
        source: 'sendAt',
        label: 'panel_notification_send_at',
        kind: 'time',
        view: ({ sendAt }) => <bdi>{sendAt ? format.dateTime(sendAt) : '–'}</bdi>,
        // Next to the progress, the time is visible on every screen.
        folded: 'unless wide',
        only: 'adding',
        input: (props) => (
          <MomentInput
            {...props}
            validate={rules.sendAt}
            helperText={textKey('panel_notification_send_help')}
          />
        ),
      },
      {
        source: 'createdAt',
        label: 'panel_created',
        kind: 'time',
        sortable: true,
        view: ({ createdAt }) => <bdi>{format.dateTime(createdAt)}</bdi>,
      },
      {
        source: 'state',
        label: 'panel_notification_progress',
        inWords: (state, text) => text(`panel_notification_${state as Notification['state']}`),
        view: (notification) => <SendingProgress notification={notification} />,
      },
      {
        source: 'reached',
        label: 'panel_notification_reached',
        align: 'right',
        view: ({ reached }) => format.number(reached),
      },
      {
        source: 'failed',
        label: 'panel_notification_failed',
        align: 'right',
        view: ({ failed }) => format.number(failed),
      },
    ],
    [t, format, locale],
  );
}
