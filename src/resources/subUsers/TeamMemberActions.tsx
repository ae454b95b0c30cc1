import { Button } from '@mui/material'
import { useCreate, useNotify } from 'ra-core'
import { useState } from 'react'
import { ConfirmDialog } from '../../components/ConfirmDialog.tsx'
import type { CallError } from '../../dataProvider/callError.ts'
import { useTexts } from '../../i18n/useTexts.ts'
import { ResetSecondFactor } from './ResetSecondFactor.tsx'
import { nameOf, type SubUser } from './subUser.ts'
import styles from './Team.module.css'
import { useUpdateSubUser } from './useUpdateSubUser.ts'

/** Send the invitation again, reset two-step verification or disable after a question, or enable. */
export const TeamMemberActions = ({ person }: { person: SubUser }) => {
  const text = useTexts('subUsers')
  const { change } = useUpdateSubUser(person)
  const [asking, setAsking] = useState(false)
  const name = nameOf(person)
  return (
    <div className={styles.actions}>
      {person.status === 'invited' && <SendAgain person={person} />}
      {person.status === 'active' && person.secondFactor && <ResetSecondFactor person={person} />}
      {person.status === 'disabled' ? (
        <Button
          size="small"
          variant="outlined"
          aria-label={text('enableNamed', { name })}
          onClick={() => void change({ isActive: true }, text('enabled', { name }))}
        >
          {text('enable')}
        </Button>
      ) : (
        <Button
          size="small"
          variant="outlined"
          color="error"
          aria-label={text('disableNamed', { name })}
          onClick={() => setAsking(true)}
        >
          {text('disable')}
        </Button>
      )}
      {asking && (
        <ConfirmDialog
          danger
          title={text('disabling.title', { name })}
          confirm={text('disabling.confirm')}
          onConfirm={async () => {
            if (await change({ isActive: false }, text('disabled', { name }))) setAsking(false)
          }}
          onClose={() => setAsking(false)}
        >
          {text('disabling.detail')}
        </ConfirmDialog>
      )}
    </div>
  )
}

/** Inviting again sends a new link; the former one ends. */
const SendAgain = ({ person }: { person: SubUser }) => {
  const text = useTexts('subUsers')
  const notify = useNotify()
  const [invite, { isPending }] = useCreate<SubUser, CallError>()
  const { firstName, lastName, email, access } = person

  const send = () =>
    void invite(
      'sub-users',
      { data: { firstName, lastName, email, access } },
      {
        onSuccess: () => notify(text('resent', { email }), { type: 'success' }),
        onError: error => notify(error.message, { type: 'error' }),
      },
    )

  return (
    <Button
      size="small"
      variant="outlined"
      disabled={isPending}
      aria-label={text('againNamed', { name: nameOf(person) })}
      onClick={send}
    >
      {text('again')}
    </Button>
  )
}
