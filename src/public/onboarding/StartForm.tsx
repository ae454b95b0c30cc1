import { useState } from 'react'
import type { ProofChannel } from '../../../contracts/onboarding/links.ts'
import { otpLimits } from '../../../contracts/platform/publicLimits.ts'
import { Button } from '../../components/plain/Button.tsx'
import { Field } from '../../components/plain/Field.tsx'
import { useTexts } from '../../i18n/useTexts.ts'
import { useSubmit } from '../invitation/useSubmit.ts'
import styles from './Onboard.module.css'

export interface Applicant {
  name: string
  /** Empty if the link knows it. */
  address: string
}

interface StartFormProps {
  proof: ProofChannel
  /** What the link knows already: a name, and the masked address. */
  known: { name: string | null; sentTo: string | null }
  /** Where the code went, masked; null if the flow has closed. */
  onSend: (applicant: Applicant) => Promise<string | null>
  onEnter: (applicant: Applicant, code: string) => Promise<void>
}

/** Asks for name and address, then for the code that was sent there. */
export const StartForm = ({ proof, known, onSend, onEnter }: StartFormProps) => {
  const text = useTexts('publicOnboarding')
  const { busy, error, fields, submit } = useSubmit()
  const [applicant, setApplicant] = useState<Applicant>({ name: known.name ?? '', address: '' })
  const [sentTo, setSentTo] = useState<string | null>(null)
  const [code, setCode] = useState('')
  const send = () =>
    submit(async () => {
      setCode('')
      setSentTo(await onSend(applicant))
    })
  if (sentTo !== null)
    return (
      <form
        className={styles.form}
        onSubmit={event => {
          event.preventDefault()
          void submit(() => onEnter(applicant, code))
        }}
      >
        <p role="status">{text('sent', { to: sentTo })}</p>
        <Field
          label={text('code')}
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
          {text('start')}
        </Button>
        <Button look="link" onClick={() => void send()}>
          {text('resend')}
        </Button>
        <Button look="link" onClick={() => setSentTo(null)}>
          {text('change')}
        </Button>
      </form>
    )
  const isAboutField = fields.name !== undefined || fields.address !== undefined
  return (
    <form
      className={styles.form}
      onSubmit={event => {
        event.preventDefault()
        void send()
      }}
    >
      <p>{text('detail')}</p>
      <Field
        label={text('name')}
        value={applicant.name}
        error={fields.name}
        autoComplete="name"
        maxLength={60}
        required
        onChange={event => setApplicant({ ...applicant, name: event.target.value })}
      />
      {known.sentTo === null ? (
        <Field
          label={text(`address.${proof}`)}
          type={proof === 'email' ? 'email' : proof === 'phone' ? 'tel' : 'text'}
          value={applicant.address}
          error={fields.address}
          autoComplete={proof === 'phone' ? 'tel' : 'email'}
          maxLength={254}
          required
          onChange={event => setApplicant({ ...applicant, address: event.target.value })}
        />
      ) : (
        <p>{text('known', { to: known.sentTo })}</p>
      )}
      <p role="alert">{isAboutField ? '' : error}</p>
      <Button type="submit" busy={busy && text('wait')}>
        {text('send')}
      </Button>
      <p>{text('hint')}</p>
    </form>
  )
}
