import { useState } from 'react'
import { Button } from '../../components/plain/Button.tsx'
import { Field } from '../../components/plain/Field.tsx'
import { useTexts } from '../../i18n/useTexts.ts'
import styles from './Invitation.module.css'
import { useSubmit } from './useSubmit.ts'

interface DeclineFormProps {
  askedBy: string
  onDecline: (reason: string) => Promise<void>
  onBack: () => void
}

export const DeclineForm = ({ askedBy, onDecline, onBack }: DeclineFormProps) => {
  const text = useTexts('publicInvitation')
  const { busy, error, submit } = useSubmit()
  const [reason, setReason] = useState('')
  return (
    <form
      className={styles.form}
      onSubmit={event => {
        event.preventDefault()
        void submit(() => onDecline(reason))
      }}
    >
      <h2>{text('decline.title')}</h2>
      <p>{text('decline.detail', { asker: askedBy })}</p>
      <Field
        label={text('decline.reason')}
        value={reason}
        error={error}
        required
        minLength={3}
        maxLength={300}
        autoFocus
        onChange={event => setReason(event.target.value)}
      />
      <Button type="submit" busy={busy && text('wait')}>
        {text('decline.confirm')}
      </Button>
      <Button look="link" onClick={onBack}>
        {text('decline.back')}
      </Button>
    </form>
  )
}
