import { changeDetails } from '../../../contracts/calls/ownAccount.ts'
import { useSession } from '../../authProvider/session.ts'
import { ActionDialog } from '../../components/form/ActionDialog.tsx'
import { useTexts } from '../../i18n/useTexts.ts'

/** Changes the name and, for the account's holder, the company. */
export const DetailsDialog = ({ onClose }: { onClose: () => void }) => {
  const text = useTexts('ownAccount')
  const { profile, role } = useSession()
  const { firstName, lastName, companyName } = profile
  const isHolder = role === 'customer'
  return (
    <ActionDialog
      title={text(isHolder ? 'editDetails' : 'editName')}
      confirm={text('save')}
      call={changeDetails}
      fields={[
        { source: 'firstName', label: text('firstName'), autoComplete: 'given-name', half: true },
        { source: 'lastName', label: text('lastName'), autoComplete: 'family-name', half: true },
        ...(isHolder
          ? [
              {
                source: 'companyName',
                label: text('company'),
                hint: text('companyHint'),
                autoComplete: 'organization',
              } as const,
            ]
          : []),
      ]}
      defaults={{ firstName, lastName, companyName }}
      done={text('saved')}
      onClose={onClose}
    />
  )
}
