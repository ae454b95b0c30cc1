import { inviteStaff } from '../../../../contracts/calls/staff.ts'
import { ActionDialog } from '../../../components/form/ActionDialog.tsx'
import { reasonField } from '../../../components/form/field.ts'
import { useTexts } from '../../../i18n/useTexts.ts'
import styles from './Accounts.module.css'

/** Whom to invite, as what, and why. */
const InviteDialog = ({ onClose }: { onClose: () => void }) => {
  const text = useTexts('staff')
  return (
    <ActionDialog
      guard
      call={inviteStaff}
      fields={[
        { source: 'name', label: text('form.name') },
        { source: 'email', kind: 'email', label: text('form.email') },
        {
          source: 'role',
          kind: 'radio',
          label: text('form.role'),
          choices: (['admin', 'superadmin'] as const).map(value => ({
            value,
            label: text(`role.${value}`),
            detail: text(`form.${value}`),
          })),
        },
        { ...reasonField, hint: text('reasonFor') },
      ]}
      title={text('form.title')}
      confirm={text('form.submit')}
      done={(_, { email }) => text('form.sent', { email })}
      onClose={onClose}
    >
      <p className={styles.note}>{text('form.note')}</p>
    </ActionDialog>
  )
}

export default InviteDialog
