import { DialogContentText, Typography } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import type { NotificationAudience } from '@wayfare/shared';
import { useEffect } from 'react';
import { useDataProvider } from 'react-admin';
import { ActionDialog } from '../../frame/layout/ActionDialog.js';
import type { PanelDataProvider } from '../../frame/providers/dataProvider.js';
import type { Change, Question } from '../../frame/table/question.js';
import { useFormat } from '../../frame/texts/useFormat.js';
import { useText } from '../../frame/texts/useText.js';

/** Changes of a notification that was sent reach nobody. */
export const isSending = ({ before }: Change) => before === undefined;

const audienceOf = ({ data }: Change) =>
  ({
    devicetype: data['devicetype'],
    usertype: data['usertype'],
    carType: data['carType'] || null,
    fleetadmin: data['fleetadmin'] || null,
    zone: data['zone'] || null,
  }) as NotificationAudience;

/** Says how many people a notification reaches, before it is sent to them. */
export const SendQuestion: Question = ({ change, onAnswer }) => {
  const t = useText();
  const format = useFormat();
  const provider = useDataProvider<PanelDataProvider>();
  const { data, isError } = useQuery({
    queryKey: ['notifications', 'reach', change],
    queryFn: () => provider.countReach(audienceOf(change)),
    gcTime: 0,
  });
  // The API says why it reaches nobody, or why it cannot be counted.
  const sendAt = change.data['sendAt'];
  const isScheduled = typeof sendAt === 'number';
  const needsNoAnswer = isError || (data?.users === 0 && !isScheduled);
  useEffect(() => {
    if (needsNoAnswer) onAnswer(true);
  }, [needsNoAnswer, onAnswer]);
  if (!data || needsNoAnswer) return null;
  return (
    <ActionDialog
      title={t('panel_send_title', { smart_count: data.users, count: format.number(data.users) })}
      action={t(isScheduled ? 'panel_send_schedule' : 'chat_send')}
      isPending={false}
      onAct={() => onAnswer(true)}
      onClose={() => onAnswer(false)}
    >
      <div>
        <Typography sx={{ fontWeight: 600 }}>
          <bdi>{change.data['title'] as string}</bdi>
        </Typography>
        <Typography>
          <bdi>{change.data['body'] as string}</bdi>
        </Typography>
      </div>
      <DialogContentText>
        {isScheduled ? t('panel_send_until', { time: format.tripTime(sendAt) }) : t('panel_send_final')}
      </DialogContentText>
    </ActionDialog>
  );
};
