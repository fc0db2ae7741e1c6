/** The last column of a table stays visible while the others scroll under it. */
export const actionsColumn = {
  sx: {
    position: 'sticky',
    insetInlineEnd: 0,
    whiteSpace: 'nowrap',
    // Input labels that scroll under it have their own layer.
    zIndex: 2,
    bgcolor: 'background.paper',
    borderInlineStart: 1,
    borderInlineStartColor: 'divider',
  },
} as const;
