import { Button, Skeleton } from '@mui/material'
import { useState } from 'react'
import { getPasswordState } from '../../../../contracts/calls/ownAccount.ts'
import { forgotPassword } from '../../../../contracts/calls/signIn.ts'
import { useSession } from '../../../authProvider/session.ts'
import { BusyButton } from '../../../components/BusyButton.tsx'
import { LoadError } from '../../../components/EmptyState.tsx'
import { Section } from '../../../components/Section.tsx'
import { useToast } from '../../../components/useToast.ts'
import type { CallError } from '../../../dataProvider/callError.ts'
import { useCallMutation, useCallQuery } from '../../../dataProvider/useCallQuery.ts'
import { useTexts } from '../../../i18n/useTexts.ts'
import { ChangePasswordDialog } from './ChangePasswordDialog.tsx'
import { customerAccountCalls } from './ownAccountCalls.ts'
import styles from './Security.module.css'

/** Changes the password; an account without one gets a link by e-mail, which proves more than a session does. */
export const PasswordSection = () => {
  const text = useTexts('ownAccount')
  const { data, error, refetch } = useCallQuery(getPasswordState, {})
  const [changing, setChanging] = useState(false)
  return (
    <Section title={text('password')}>
      {error && !data ? (
        <LoadError requestId={error.requestId} onRetry={() => void refetch()} />
      ) : data ? (
        <>
          <p className={styles.words}>{text(data.isSet ? 'passwordDetail' : 'passwordNone')}</p>
          {data.isSet ? (
            <Button variant="outlined" onClick={() => setChanging(true)}>
              {text('changePassword')}
            </Button>
          ) : (
            <LinkButton />
          )}
        </>
      ) : (
        <Skeleton variant="rounded" height={72} />
      )}
      {changing && <ChangePasswordDialog calls={customerAccountCalls} onClose={() => setChanging(false)} />}
    </Section>
  )
}

const LinkButton = () => {
  const text = useTexts('ownAccount')
  const toast = useToast()
  const { profile } = useSession()
  const { mutateAsync, isPending, isSuccess } = useCallMutation(forgotPassword)
  const send = async () => {
    try {
      toast((await mutateAsync({ body: { email: profile.email } })).message, 'success')
    } catch (error) {
      toast((error as CallError).message, 'error')
    }
  }
  return (
    <BusyButton variant="outlined" busy={isPending} disabled={isSuccess} onClick={() => void send()}>
      {text('passwordLink')}
    </BusyButton>
  )
}
