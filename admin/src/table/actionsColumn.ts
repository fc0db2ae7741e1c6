/** The last column of a table stays in sight while the others are scrolled past it. */
export const actionsColumn = {
  sx: {
    position: 'sticky',
    insetInlineEnd: 0,
    whiteSpace: 'nowrap',
    // Labels of the inputs that scroll past under it have a layer of their own.
    zIndex: 2,
    bgcolor: 'background.paper',
    borderInlineStart: 1,
    borderInlineStartColor: 'divider',
  },
} as const;
