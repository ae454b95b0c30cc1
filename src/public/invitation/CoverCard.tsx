import { useState } from 'react'
import type { InvitationCover } from '../../../contracts/calls/invitations.ts'
import { Button } from '../../components/plain/Button.tsx'
import { useTexts } from '../../i18n/useTexts.ts'
import { CodeForm } from './CodeForm.tsx'
import styles from './Invitation.module.css'
import { useSubmit } from './useSubmit.ts'

interface CoverCardProps {
  cover: InvitationCover
  onOpen: (code?: string) => Promise<boolean>
  onSendCode: () => Promise<void>
}

/** Opens the link by a press, with the code of a link that needs one. */
export const CoverCard = ({ cover: { codeTo }, onOpen, onSendCode }: CoverCardProps) => {
  const text = useTexts('publicInvitation')
  const { busy, error, submit } = useSubmit()
  const [isRefused, setRefused] = useState(false)
  if (isRefused && codeTo !== null) return <CodeForm sentTo={codeTo} onEnter={onOpen} onSend={onSendCode} />
  return (
    <div className={styles.form}>
      <Button busy={busy && text('wait')} onClick={() => submit(async () => setRefused(!(await onOpen())))}>
        {text('continue')}
      </Button>
      <p role="alert">{error}</p>
    </div>
  )
}
