import { Box, type SxProps, Typography } from '@mui/material';
import { useId } from 'react';

/** A white box with round corners. With a title, it is a section of that name. */
export function Panel({
  title,
  sx,
  children,
}: {
  title?: string;
  sx?: Extract<SxProps, object>;
  children: React.ReactNode;
}) {
  const titleId = useId();
  return (
    <Box
      {...(title !== undefined && { component: 'section', 'aria-labelledby': titleId })}
      sx={{
        bgcolor: 'background.paper',
        borderRadius: 5,
        border: '1px solid',
        borderColor: 'divider',
        p: 2.5,
        ...(sx as object),
      }}
    >
      {title !== undefined && (
        <Typography variant="h4" component="h3" id={titleId}>
          {title}
        </Typography>
      )}
      {children}
    </Box>
  );
}
