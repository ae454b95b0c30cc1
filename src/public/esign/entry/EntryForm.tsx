import { useState } from 'react'
import { otpLimits } from '../../../../contracts/platform/publicLimits.ts'
import { Button } from '../../../components/plain/Button.tsx'
import { Field } from '../../../components/plain/Field.tsx'
import { useTexts } from '../../../i18n/useTexts.ts'
import { PublicFailure } from '../../challans/shared/usePublicApi.ts'
import { useSubmit } from '../../invitation/useSubmit.ts'
import styles from '../Esign.module.css'

export interface Person {
  name: string
  email: string
}

interface EntryFormProps {
  /** Where the code went, masked; null if the form has closed. */
  onSend: (person: Person) => Promise<string | null>
  onEnter: (person: Person, code: string) => Promise<void>
}

/** Asks for name and address, then for the code that was sent there. */
export const EntryForm = ({ onSend, onEnter }: EntryFormProps) => {
  const text = useTexts('publicEsign')
  const { busy, error, fields, submit } = useSubmit()
  const [person, setPerson] = useState<Person>({ name: '', email: '' })
  const [sentTo, setSentTo] = useState<string | null>(null)
  const [code, setCode] = useState('')
  const send = () =>
    submit(async () => {
      setCode('')
      setSentTo(await onSend(person))
    })
  const enter = () =>
    submit(async () => {
      try {
        await onEnter(person, code)
      } catch (thrown) {
        // The document cannot show this name: it is changed where it was entered.
        if (thrown instanceof PublicFailure && thrown.fields.name) setSentTo(null)
        throw thrown
      }
    })
  if (sentTo !== null)
    return (
      <form
        className={styles.consent}
        onSubmit={event => {
          event.preventDefault()
          void enter()
        }}
      >
        <p role="status">{text('entry.sent', { to: sentTo })}</p>
        <Field
          label={text('entry.code')}
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
          {text('entry.open')}
        </Button>
        <Button look="link" onClick={() => void send()}>
          {text('entry.resend')}
        </Button>
        <Button look="link" onClick={() => setSentTo(null)}>
          {text('entry.change')}
        </Button>
      </form>
    )
  const isAboutField = fields.name !== undefined || fields.email !== undefined
  return (
    <form
      className={styles.consent}
      onSubmit={event => {
        event.preventDefault()
        void send()
      }}
    >
      <p>{text('entry.detail')}</p>
      <Field
        label={text('entry.name')}
        value={person.name}
        error={fields.name}
        autoComplete="name"
        maxLength={60}
        required
        onChange={event => setPerson({ ...person, name: event.target.value })}
      />
      <Field
        label={text('entry.email')}
        type="email"
        value={person.email}
        error={fields.email}
        autoComplete="email"
        maxLength={254}
        required
        onChange={event => setPerson({ ...person, email: event.target.value })}
      />
      <p role="alert">{isAboutField ? '' : error}</p>
      <Button type="submit" busy={busy && text('wait')}>
        {text('entry.send')}
      </Button>
      <p className={styles.hint}>{text('entry.hint')}</p>
    </form>
  )
}
