/** The demo accounts users can sign in with, by role. */
export const demoEmails = {
  admin: 'admin@wayfare.example',
  fleetadmin: 'fleet@wayfare.example',
  driver: 'driver@wayfare.example',
  rider: 'rider@wayfare.example',
} as const;
