import { needKeys, type TranslationKey, type TripNeed, type User } from '@wayfare/shared';
import type { ExportedColumn } from '@wayfare/web/exporting';

const labels = {
  firstName: 'panel_first_name',
  lastName: 'panel_last_name',
  email: 'panel_email',
  mobile: 'panel_mobile',
  approved: 'panel_approved',
  profile_image: 'panel_profile_image',
  licenseImage: 'panel_license_image',
  carType: 'panel_car_type',
  needs: 'panel_needs',
  vehicleMake: 'panel_vehicle_make',
  vehicleModel: 'panel_vehicle_model',
  vehicleColor: 'panel_vehicle_color',
  vehicleNumber: 'panel_vehicle_number',
  other_info: 'panel_other_info',
  fleetadmin: 'panel_fleet_admin',
  driverActiveStatus: 'panel_active',
  bankName: 'panel_bank_name',
  bankCode: 'panel_bank_code',
  bankAccount: 'panel_bank_account',
} as const satisfies Partial<Record<keyof User, TranslationKey>>;

/** How values are written that are not simply texts. */
const more: Readonly<Partial<Record<keyof typeof labels, Partial<ExportedColumn>>>> = {
  fleetadmin: { person: 'fleetadmins' },
  needs: { inWords: (need, t) => t(needKeys[need as TripNeed]) },
  // Not the address of the picture.
  profile_image: { inWords: (value, t) => t(value ? 'yes' : 'no') },
  licenseImage: { inWords: (value, t) => t(value ? 'yes' : 'no') },
};

/** The fields of the form of a user, as shown when two people change the same one. */
export const userFieldColumns: Readonly<Record<string, ExportedColumn>> = Object.fromEntries(
  (Object.keys(labels) as (keyof typeof labels)[]).map((source) => [
    source,
    { source, label: labels[source], ...more[source] },
  ]),
);
