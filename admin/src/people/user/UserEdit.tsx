import { Alert, Box, Button, Card, CardContent, Typography } from '@mui/material';
import { contactFields, fullName, isPermitted, type Resource, type User } from '@wayfare/shared';
import type { ReactNode } from 'react';
import {
  Edit,
  SaveButton,
  SimpleForm,
  Toolbar,
  type UpdateParams,
  useNotify,
  useRecordContext,
  useRedirect,
  useResourceContext,
} from 'react-admin';
import { Link } from 'react-router';
import { useMay, useStaffMay } from '../../frame/access/useStaffMay.js';
import { WriteButton } from '../../messages/conversation/WriteButton.js';
import { PairBlocks } from '../pairBlock/PairBlocks.js';
import { PersonNotes } from '../personNote/PersonNotes.js';
import { useFormat } from '../../frame/texts/useFormat.js';
import { textKey, useText } from '../../frame/texts/useText.js';
import { useSession } from '../../frame/session/session.js';
import { DeleteRow } from '../../frame/table/DeleteRow.js';
import { ChangedMeanwhileErrors } from '../../frame/table/ChangedMeanwhileErrors.js';
import { ProposalCard } from '../contactProposal/ProposalCard.js';
import { DriverDocuments } from './DriverDocuments.js';
import { DriverOnboarding } from './DriverOnboarding.js';
import { DriverHours } from './DriverHours.js';
import { InviteButton } from './InviteButton.js';
import { ResetSecondFactor } from './ResetSecondFactor.js';
import { userFieldColumns } from './userFieldColumns.js';
import { UserHistory } from './UserHistory.js';
import { StillWhileSaving } from '../../frame/table/StillWhileSaving.js';
import { UserInputs } from '../../frame/userForm/UserInputs.js';

type UserResource = Extract<Resource, 'riders' | 'drivers' | 'fleetadmins'>;

/**
 * Edits are kept when the record changes in the meantime; once saved, the user can leave without a warning.
 */
const keepEdits = { keepDirtyValues: true, keepIsSubmitSuccessful: true };

/** Changes a rider, a driver or a fleet admin, or only shows them to staff who may not change them. */
export function UserEdit() {
  const resource = useResourceContext();
  const redirect = useRedirect();
  const t = useText();
  const { user: reader } = useSession();
  const mayEdit = useMay('edit', resource as UserResource);
  const afterSaving = useAfterSaving(resource);
  const isReadOnly = !mayEdit || !isPermitted(reader, 'changeUsers');
  return (
    <Edit
      // Who may read users may open this page: it also has their trips and wallet.
      disableAuthentication={isReadOnly}
      mutationMode="pessimistic"
      redirect="list"
      mutationOptions={{ onSuccess: afterSaving }}
      aside={
        <>
          <Box sx={{ width: { xs: '100%', lg: 260 }, display: 'grid', gap: 2, alignSelf: 'start' }}>
            <ProposalCard />
            {resource === 'drivers' && <DriverOnboarding />}
            <Aside />
            {resource === 'drivers' && <DriverDocuments />}
          </Box>
          {resource === 'drivers' && mayEdit && <DriverHours />}
          <UserHistory />
        </>
      }
      sx={{
        '& .RaEdit-main': { flexWrap: 'wrap', gap: 2 },
        // As wide as there is room for, regardless of its contents.
        '& .RaEdit-card': { flex: '1 1 0', minWidth: { xs: '100%', lg: 560 } },
      }}
    >
      <SimpleForm
        resetOptions={keepEdits}
        warnWhenUnsavedChanges
        toolbar={
          isReadOnly ? (
            false
          ) : (
            <Toolbar sx={{ justifyContent: 'space-between' }}>
              <SaveButton label={textKey('save')} />
              <DeleteRow onDeleted={() => redirect('list', resource)} />
            </Toolbar>
          )
        }
      >
        {isReadOnly && (
          <Alert severity="info" sx={{ mb: 2, width: '100%' }}>
            {t('panel_role_reads_only')}
          </Alert>
        )}
        <Box
          component="fieldset"
          disabled={isReadOnly}
          sx={{ border: 0, p: 0, m: 0, minWidth: 0, width: '100%' }}
        >
          <StillWhileSaving>
            <UserInputs />
          </StillWhileSaving>
        </Box>
        <ChangedMeanwhileErrors columns={userFieldColumns} />
      </SimpleForm>
    </Edit>
  );
}

/** Goes back to the list; if a new contact only waits, to the contacts that wait, where the next step is. */
function useAfterSaving(resource: string | undefined) {
  const redirect = useRedirect();
  const notify = useNotify();
  return (saved: Partial<User>, { data, previousData }: Partial<UpdateParams<User>>) => {
    const waits = contactFields.some((field) => {
      const sent = data?.[field] || null;
      const before = previousData?.[field] || null;
      return sent !== before && (saved[field] || null) === before && sent?.toLowerCase() !== before;
    });
    if (waits) notify(textKey('panel_contact_proposed_done'), { type: 'info' });
    else notify(textKey('updated'), { type: 'success' });
    redirect('list', waits ? 'contactproposals' : resource);
  };
}

/** Read-only facts about the user. */
function Aside() {
  const user = useRecordContext<User>();
  const resource = useResourceContext();
  const mayReadWallets = useStaffMay('wallets');
  const mayReadStatements = useMay('show', 'driverstatements');
  const mayWrite = useMay('create', 'conversations');
  const mayInvite = useMay('create', resource as UserResource);
  const format = useFormat();
  const t = useText();
  if (!user) return null;
  const showsWallet = mayReadWallets && resource !== 'fleetadmins';
  return (
    <Card component="aside">
      <CardContent sx={{ display: 'grid', gap: 2 }}>
        {resource === 'drivers' && mayReadStatements && (
          <Button
            component={Link}
            to={`/driverstatement?driver=${user.id}`}
            variant="outlined"
            sx={{ justifySelf: 'start' }}
          >
            {t('panel_statement_open')}
          </Button>
        )}
        {showsWallet && (
          <Fact label={t('panel_wallet_balance')}>
            <Box component="bdi" sx={{ fontSize: '1.5rem', fontWeight: 700 }}>
              {format.money(user.walletBalance ?? 0)}
            </Box>
          </Fact>
        )}
        {showsWallet && !!user.bonusBalance && (
          <Fact label={t('wallet_bonus')}>
            <bdi>{format.money(user.bonusBalance)}</bdi>
          </Fact>
        )}
        <Fact label={t('panel_created')}>{format.dateTime(user.createdAt)}</Fact>
        {user.referralId && <Fact label={t('panel_referral_id')}>{user.referralId}</Fact>}
        {mayInvite && <InviteButton />}
        {resource === 'fleetadmins' && <ResetSecondFactor />}
        {(resource === 'drivers' || resource === 'riders') && <PersonNotes user={user.id} />}
        {resource === 'riders' && <PairBlocks user={user.id} side="rider" />}
        {resource === 'drivers' && <PairBlocks user={user.id} side="driver" />}
        {mayWrite && (resource === 'drivers' || resource === 'riders') && (
          <div>
            <WriteButton
              to={{
                id: user.id,
                usertype: resource === 'drivers' ? 'driver' : 'rider',
                name: fullName(user),
              }}
              label={t('panel_write')}
            />
          </div>
        )}
      </CardContent>
    </Card>
  );
}

function Fact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div>
      <Typography variant="body2" color="textSecondary">
        {label}
      </Typography>
      <Box sx={{ overflowWrap: 'anywhere' }}>{children}</Box>
    </div>
  );
}
