import { Alert } from '@mui/material';
import { useGetList } from 'react-admin';
import { useMay } from '../../frame/access/useStaffMay.js';
import { useText } from '../../frame/texts/useText.js';
import { useApprovalLimit } from './useApprovalLimit.js';

/** Warns that a second admin is needed when large postings need approval and there is only one admin. */
export function OnlyAdminAlert() {
  const t = useText();
  const limit = useApprovalLimit();
  const enabled = useMay('list', 'alladmin');
  const { total } = useGetList(
    'alladmin',
    {
      pagination: { page: 1, perPage: 2 },
      sort: { field: 'createdAt', order: 'ASC' },
      filter: { approved: true },
    },
    { enabled },
  );
  if (limit === null || total === undefined || total > 1) return null;
  return (
    <Alert severity="warning" sx={{ mt: 2, maxWidth: 560 }}>
      {t('panel_only_admin')}
    </Alert>
  );
}
