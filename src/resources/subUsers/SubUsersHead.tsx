import { Button } from '@mui/material'
import { UserRoundPlus } from 'lucide-react'
import { useState } from 'react'
import { listRoles, type Role } from '../../../contracts/calls/roles.ts'
import { subUser } from '../../../contracts/resources/subUser.ts'
import { ActionDialog } from '../../components/form/ActionDialog.tsx'
import { roleField } from '../../components/form/roleField.ts'
import { createCall } from '../../dataProvider/resourceCalls.ts'
import { useCallQuery } from '../../dataProvider/useCallQuery.ts'
import { useLocale } from '../../i18n/locale.ts'
import { useTexts } from '../../i18n/useTexts.ts'
import { untilField } from '../roles/untilField.ts'
import styles from './SubUsers.module.css'

/** Explains secondary users, with a button to invite one. */
export const SubUsersHead = () => {
  const text = useTexts('subUsers')
  const locale = useLocale()
  const { data: roles } = useCallQuery(listRoles, {})
  const [inviting, setInviting] = useState(false)
  return (
    <div className={styles.head}>
      <div>
        <h2>{subUser.words?.title[locale]}</h2>
        <p>{text('lead')}</p>
      </div>
      <Button variant="contained" startIcon={<UserRoundPlus />} onClick={() => setInviting(true)}>
        {text('invite')}
      </Button>
      {inviting && roles && <InviteDialog roles={roles} onClose={() => setInviting(false)} />}
    </div>
  )
}

const InviteDialog = ({ roles, onClose }: { roles: readonly Role[]; onClose: () => void }) => {
  const text = useTexts('subUsers')
  const rolesText = useTexts('roles')
  const locale = useLocale()
  const { firstName, lastName, email, access } = subUser.fields
  return (
    <ActionDialog
      call={createCall(subUser)}
      fields={[
        { source: 'firstName', label: firstName.label[locale], required: true, half: true },
        { source: 'lastName', label: lastName.label[locale], required: true, half: true },
        { source: 'email', kind: 'email', label: email.label[locale], required: true },
        roleField('access', { label: access.label[locale], roles, locale }),
        untilField(rolesText),
      ]}
      defaults={{ access: 'full' }}
      title={text('form.title')}
      confirm={text('form.submit')}
      done={(_, body) => text('form.sent', { email: body.email })}
      onClose={onClose}
    >
      <p className={styles.note}>{text('form.note')}</p>
    </ActionDialog>
  )
}
