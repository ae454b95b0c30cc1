import { Button } from '@mui/material'
import { UserRoundPlus } from 'lucide-react'
import { useState } from 'react'
import { subUser } from '../../../contracts/resources/subUser.ts'
import { ActionDialog } from '../../components/form/ActionDialog.tsx'
import { createCall } from '../../dataProvider/resourceCalls.ts'
import { useLocale } from '../../i18n/locale.ts'
import { useTexts } from '../../i18n/useTexts.ts'
import styles from './SubUsers.module.css'

/** Explains secondary users, with a button to invite one. */
export const SubUsersHead = () => {
  const text = useTexts('subUsers')
  const locale = useLocale()
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
      {inviting && <InviteDialog onClose={() => setInviting(false)} />}
    </div>
  )
}

const InviteDialog = ({ onClose }: { onClose: () => void }) => {
  const text = useTexts('subUsers')
  const locale = useLocale()
  const { firstName, lastName, email, access } = subUser.fields
  const choices = (['full', 'view'] as const).map(value => ({
    value,
    label: access.choices[value].label[locale],
    detail: text(`form.${value}`),
  }))
  return (
    <ActionDialog
      call={createCall(subUser)}
      fields={[
        { source: 'firstName', label: firstName.label[locale], required: true, half: true },
        { source: 'lastName', label: lastName.label[locale], required: true, half: true },
        { source: 'email', kind: 'email', label: email.label[locale], required: true },
        { source: 'access', kind: 'radio', label: access.label[locale], choices },
      ]}
      title={text('form.title')}
      confirm={text('form.submit')}
      done={(_, body) => text('form.sent', { email: body.email })}
      onClose={onClose}
    >
      <p className={styles.note}>{text('form.note')}</p>
    </ActionDialog>
  )
}
