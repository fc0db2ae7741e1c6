import { Alert, Box, Typography } from '@mui/material';
import {
  fullName,
  isPermitted,
  needKeys,
  tripNeeds,
  userInputSchema,
  type TranslationKey,
  type User,
  type UserInput,
} from '@wayfare/shared';
import type { ReactNode } from 'react';
import {
  AutocompleteInput,
  BooleanInput,
  ReferenceInput,
  SelectArrayInput,
  TextInput,
  useRecordContext,
  useResourceContext,
} from 'react-admin';
import { useWatch } from 'react-hook-form';
import { PictureInput } from '../image/PictureInput.js';
import { textKey, useText } from '../texts/useText.js';
import { useSession } from '../session/session.js';
import { fieldRule } from '../table/fieldRule.js';
import { CarTypeInput } from './CarTypeInput.js';
import { LastNameInput } from './LastNameInput.js';
import { emailRule, isHiddenContact } from './userRules.js';

const { shape } = userInputSchema;
const email = emailRule();

/** A text field of a user, with the contract's own rule. */
function Text({
  source,
  label,
  multiline = false,
}: {
  source: keyof UserInput;
  label: TranslationKey;
  multiline?: boolean;
}) {
  return (
    <TextInput
      source={source}
      label={label}
      helperText={false}
      validate={fieldRule(shape[source])}
      multiline={multiline}
    />
  );
}

function Contacts() {
  const user = useRecordContext<User>();
  const { user: reader } = useSession();
  // Fleet admins set contacts when they add a driver; after that, only the driver can change them.
  const isOwners = reader.usertype === 'fleetadmin' && Boolean(user?.id);
  const isChanged = Boolean(user?.id);
  const help = isOwners
    ? textKey('contacts_owner_only')
    : isChanged && textKey('panel_contact_proposal_help');
  return (
    <>
      <TextInput
        source="email"
        readOnly={isOwners}
        helperText={help}
        type="email"
        label={textKey('panel_email')}
        validate={email}
        disabled={isHiddenContact(user?.email)}
      />
      <TextInput
        source="mobile"
        readOnly={isOwners}
        helperText={help}
        type="tel"
        label={textKey('panel_mobile')}
        validate={fieldRule(shape.mobile)}
        disabled={isHiddenContact(user?.mobile)}
      />
    </>
  );
}

/** Whether a user may use the product, with a warning before a driver is blocked during a trip. */
function ApprovedInput() {
  const t = useText();
  const user = useRecordContext<User>();
  const isApproved = Boolean(useWatch({ name: 'approved' }));
  return (
    <>
      <BooleanInput helperText={false} source="approved" label={textKey('panel_approved')} />
      {user?.approved && user.queue && !isApproved && (
        <Alert severity="warning">{t('panel_block_aboard', { name: fullName(user) })}</Alert>
      )}
    </>
  );
}

/** The fields of a user, for adding and changing; drivers have additional ones. */
export function UserInputs() {
  const resource = useResourceContext();
  const { user: reader } = useSession();
  const user = useRecordContext<User>();
  const isNewDriver = resource === 'drivers' && !user?.id;
  // A driver added here is approved automatically (rule 5.42).
  const approved = reader.usertype === 'admin' && !isNewDriver && <ApprovedInput />;
  return (
    <>
      <Group title="panel_person">
        <Box sx={{ gridColumn: '1 / -1' }}>
          <PictureInput
            source="profile_image"
            label="panel_profile_image"
            store="profile_images"
            frame="face"
          />
        </Box>
        <Text source="firstName" label="panel_first_name" />
        <LastNameInput />
        <Contacts />
        {resource !== 'drivers' && approved}
      </Group>
      {resource === 'drivers' && (
        <>
          {/* An admin checks the license before approving a driver. */}
          <Group title="panel_documents">
            <PictureInput
              source="licenseImage"
              label="panel_license_image"
              store="license_images"
              missing="panel_license_missing"
            />
            {approved && <Box sx={{ alignSelf: 'center' }}>{approved}</Box>}
          </Group>
          <DriverInputs />
        </>
      )}
    </>
  );
}

/** What the driver and the car offer to trips that need it (rule 4.111). */
const NeedsInput = () => (
  <SelectArrayInput
    source="needs"
    label={textKey('panel_needs')}
    choices={tripNeeds.map((id) => ({ id, name: textKey(needKeys[id]) }))}
    helperText={textKey('panel_needs_help')}
  />
);

function DriverInputs() {
  const { user: reader, settings } = useSession();
  const isAdmin = reader.usertype === 'admin';
  return (
    <>
      <Group title="panel_vehicle">
        <CarTypeInput helperText={false} source="carType" />
        <Text source="vehicleMake" label="panel_vehicle_make" />
        <Text source="vehicleModel" label="panel_vehicle_model" />
        <Text source="vehicleColor" label="panel_vehicle_color" />
        <Text source="vehicleNumber" label="panel_vehicle_number" />
        <Text source="other_info" label="panel_other_info" multiline />
        {settings.category === 'taxi' && <NeedsInput />}
      </Group>
      <Group title="panel_work">
        {isAdmin && (
          <ReferenceInput
            source="fleetadmin"
            reference="fleetadmins"
            sort={{ field: 'firstName', order: 'ASC' }}
          >
            <AutocompleteInput helperText={false} label={textKey('panel_fleet_admin')} />
          </ReferenceInput>
        )}
        <BooleanInput helperText={false} source="driverActiveStatus" label={textKey('panel_active')} />
      </Group>
      {isAdmin && isPermitted(reader, 'payouts') && settings.bank_fields && (
        <Group title="panel_bank">
          <Text source="bankName" label="panel_bank_name" />
          <Text source="bankCode" label="panel_bank_code" />
          <Text source="bankAccount" label="panel_bank_account" />
        </Group>
      )}
    </>
  );
}

function Group({ title, children }: { title: TranslationKey; children: ReactNode }) {
  const t = useText();
  return (
    <Box component="section" aria-label={t(title)} sx={{ width: '100%', mb: 1 }}>
      <Typography variant="h3" component="h2" sx={{ mb: 1 }}>
        {t(title)}
      </Typography>
      <Box sx={{ display: 'grid', columnGap: 2, gridTemplateColumns: { xs: '1fr', md: '1fr 1fr' } }}>
        {children}
      </Box>
    </Box>
  );
}
