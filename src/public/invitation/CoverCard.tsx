import { useState } from 'react'
import type { InvitationCover } from '../../../contracts/calls/invitations.ts'
import { otpLimits } from '../../../contracts/platform/publicLimits.ts'
import { Button } from '../../components/plain/Button.tsx'
import { Field } from '../../components/plain/Field.tsx'
import { useTexts } from '../../i18n/useTexts.ts'
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
  const [isSent, setSent] = useState(false)
  const [code, setCode] = useState('')
  const send = () =>
    submit(async () => {
      await onSendCode()
      setSent(true)
    })
  if (!isRefused || codeTo === null)
    return (
      <div className={styles.form}>
        <Button busy={busy && text('wait')} onClick={() => submit(async () => setRefused(!(await onOpen())))}>
          {text('continue')}
        </Button>
        <p role="alert">{error}</p>
      </div>
    )
  return (
    <form
      className={styles.form}
      onSubmit={event => {
        event.preventDefault()
        void submit(() => onOpen(code))
      }}
    >
      <p>{text('code.detail', { to: codeTo })}</p>
      {isSent && (
        <>
          <p role="status">{text('code.sent')}</p>
          <Field
            label={text('code.label')}
            value={code}
            error={error}
            inputMode="numeric"
            autoComplete="one-time-code"
            maxLength={otpLimits.digits}
            required
            autoFocus
            onChange={event => setCode(event.target.value.trim())}
          />
          <Button type="submit" busy={busy && text('wait')}>
            {text('code.open')}
          </Button>
        </>
      )}
      {!isSent && <p role="alert">{error}</p>}
      <Button look={isSent ? 'link' : 'primary'} busy={busy && !isSent && text('wait')} onClick={() => void send()}>
        {text(isSent ? 'code.resend' : 'code.send')}
      </Button>
    </form>
  )
}
