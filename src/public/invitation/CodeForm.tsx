import { useState } from 'react'
import { otpLimits } from '../../../contracts/platform/publicLimits.ts'
import { Button } from '../../components/plain/Button.tsx'
import { Field } from '../../components/plain/Field.tsx'
import { useTexts } from '../../i18n/useTexts.ts'
import styles from './Invitation.module.css'
import { useSubmit } from './useSubmit.ts'

interface CodeFormProps {
  /** Masked. */
  sentTo: string
  onEnter: (code: string) => Promise<unknown>
  onSend: () => Promise<void>
}

/** Sends the code of a link when the person asks for it, and takes it. */
export const CodeForm = ({ sentTo, onEnter, onSend }: CodeFormProps) => {
  const text = useTexts('publicInvitation')
  const { busy, error, submit } = useSubmit()
  const [isSent, setSent] = useState(false)
  const [code, setCode] = useState('')
  const send = () =>
    submit(async () => {
      await onSend()
      setSent(true)
    })
  return (
    <form
      className={styles.form}
      onSubmit={event => {
        event.preventDefault()
        void submit(() => onEnter(code))
      }}
    >
      <p>{text('code.detail', { to: sentTo })}</p>
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
