import { useState } from 'react'
import { Button } from '../../components/plain/Button.tsx'
import { Field } from '../../components/plain/Field.tsx'
import { useTexts } from '../../i18n/useTexts.ts'
import styles from './Invitation.module.css'
import { useSubmit } from './useSubmit.ts'

interface HandOverFormProps {
  onHandOver: (person: { name: string; email: string }) => Promise<void>
  onBack: () => void
}

export const HandOverForm = ({ onHandOver, onBack }: HandOverFormProps) => {
  const text = useTexts('publicInvitation')
  const { busy, error, submit } = useSubmit()
  const [name, setName] = useState('')
  const [email, setEmail] = useState('')
  return (
    <form
      className={styles.form}
      onSubmit={event => {
        event.preventDefault()
        void submit(() => onHandOver({ name, email }))
      }}
    >
      <h2>{text('handOver.title')}</h2>
      <p>{text('handOver.detail')}</p>
      <Field
        label={text('handOver.name')}
        value={name}
        required
        maxLength={60}
        autoFocus
        onChange={event => setName(event.target.value)}
      />
      <Field
        label={text('handOver.email')}
        type="email"
        value={email}
        error={error}
        required
        maxLength={254}
        onChange={event => setEmail(event.target.value)}
      />
      <Button type="submit" busy={busy && text('wait')}>
        {text('handOver.confirm')}
      </Button>
      <Button look="link" onClick={onBack}>
        {text('decline.back')}
      </Button>
    </form>
  )
}
