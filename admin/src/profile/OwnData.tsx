import DownloadIcon from '@mui/icons-material/DownloadOutlined';
import { Button, Card, CardContent, Typography } from '@mui/material';
import { useText } from '../language/useText.js';
import { API_URL } from '../providers/api.js';

/** What is kept of oneself, to be taken along. Accounts of the business are removed by its admins. */
export function OwnData() {
  const t = useText();
  return (
    <Card component="section" aria-labelledby="own-data" sx={{ mt: 2, maxWidth: 560 }}>
      <CardContent>
        <Typography id="own-data" component="h2" variant="h6">
          {t('account_data')}
        </Typography>
        <Typography sx={{ my: 1 }}>{t('account_data_text')}</Typography>
        <Button variant="outlined" startIcon={<DownloadIcon />} href={`${API_URL}/users/me/export`} download>
          {t('account_export')}
        </Button>
      </CardContent>
    </Card>
  );
}
