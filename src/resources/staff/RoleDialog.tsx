import { listStaffRoles } from '../../../contracts/calls/roles.ts'
import { changeStaffRole } from '../../../contracts/calls/staff.ts'
import { type StaffMember, staffMember } from '../../../contracts/resources/staffMember.ts'
import { ActionDialog } from '../../components/form/ActionDialog.tsx'
import { reasonField } from '../../components/form/field.ts'
import { roleField } from '../../components/form/roleField.ts'
import { useCallQuery } from '../../dataProvider/useCallQuery.ts'
import { useLocale } from '../../i18n/locale.ts'
import { useTexts } from '../../i18n/useTexts.ts'
import { untilField } from '../roles/untilField.ts'
import styles from './Staff.module.css'

/** Chooses another role for a colleague, with a reason. */
export const RoleDialog = ({ member, onClose }: { member: StaffMember; onClose: () => void }) => {
  const text = useTexts('staff')
  const rolesText = useTexts('roles')
  const locale = useLocale()
  const { data: roles } = useCallQuery(listStaffRoles, {})
  const { id, name, role, until } = member
  if (!roles) return null
  return (
    <ActionDialog
      call={changeStaffRole}
      params={{ id }}
      fields={[
        roleField('role', { label: staffMember.fields.role.label[locale], roles, locale }),
        untilField(rolesText),
        reasonField,
      ]}
      defaults={{ role, until: member.state === 'ended' ? null : until }}
      title={text('act.role.title', { name })}
      detail={text('act.role.detail')}
      confirm={text('act.role.button')}
      done={reply => (reply.approvalId ? text('second.sent') : text('act.role.done', { name }))}
      onClose={onClose}
    >
      <p className={styles.note}>{text('second.noteOfRole')}</p>
    </ActionDialog>
  )
}
