/** The resources whose records others refer to: `GET /<resource>/<id>/uses` counts them. */
export const countedUses = ['cartypes', 'fleetadmins', 'promos', 'riders', 'drivers', 'alladmin'] as const;
