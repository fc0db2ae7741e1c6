import { Skeleton } from '@mui/material';

/** A section of the driver's page while it loads. */
export const SectionLoading = () => <Skeleton variant="rounded" height={280} sx={{ borderRadius: 5 }} />;
