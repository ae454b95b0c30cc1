import { Button } from '@mui/material'
import { UserRoundPlus } from 'lucide-react'
import { useState } from 'react'
import { listStaffRoles } from '../../../contracts/calls/roles.ts'
import { staffMember } from '../../../contracts/resources/staffMember.ts'
import { ActionDialog } from '../../components/form/ActionDialog.tsx'
import { reasonField } from '../../components/form/field.ts'
import { roleField } from '../../components/form/roleField.ts'
import { createCall } from '../../dataProvider/resourceCalls.ts'
import { useCallQuery } from '../../dataProvider/useCallQuery.ts'
import { useLocale } from '../../i18n/locale.ts'
import { useTexts } from '../../i18n/useTexts.ts'
import { untilField } from '../roles/untilField.ts'
import styles from './Staff.module.css'

/** Invites a member of staff with a role and a reason. */
export const InviteButton = () => {
  const text = useTexts('staff')
  const rolesText = useTexts('roles')
  const locale = useLocale()
  const [inviting, setInviting] = useState(false)
  const { data: roles } = useCallQuery(listStaffRoles, {})
  const { name, email, role } = staffMember.fields
  return (
    <>
      <Button variant="contained" startIcon={<UserRoundPlus aria-hidden="true" />} onClick={() => setInviting(true)}>
        {text('form.title')}
      </Button>
      {inviting && roles && (
        <ActionDialog
          guard
          call={createCall(staffMember)}
          defaults={{ role: 'admin' }}
          fields={[
            { source: 'name', label: name.label[locale] },
            { source: 'email', kind: 'email', label: email.label[locale] },
            roleField('role', { label: role.label[locale], roles, locale }),
            untilField(rolesText),
            { ...reasonField, hint: text('reasonFor') },
          ]}
          title={text('form.title')}
          confirm={text('form.submit')}
          done={(reply, { email: to }) =>
            'approvalId' in reply && reply.approvalId ? text('second.sent') : text('form.sent', { email: to })
          }
          onClose={() => setInviting(false)}
        >
          <p className={styles.note}>{text('form.note')}</p>
          <p className={styles.note}>{text('second.note')}</p>
        </ActionDialog>
      )}
    </>
  )
}
