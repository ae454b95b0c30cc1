import { type FormEvent, useState } from 'react'
import type { EsignSigning } from '../../../../contracts/calls/esignLinks.ts'
import { InlineAlert } from '../../../components/InlineAlert.tsx'
import { Button } from '../../../components/plain/Button.tsx'
import { Field } from '../../../components/plain/Field.tsx'
import { useTexts } from '../../../i18n/useTexts.ts'
import { errorMessage, PublicFailure } from '../../challans/shared/usePublicApi.ts'
import { tokenInAddress } from '../../invitation/useInvitation.ts'
import { linkAddress } from '../addresses.ts'
import styles from '../Esign.module.css'
import own from './AadhaarForm.module.css'

interface AadhaarFormProps {
  signing: EsignSigning
  /** Why the one before was not completed. */
  failure: string | null
  /** Somebody else is signing: it goes on by itself. */
  busy: string | null
  onBegin: (birthYear: number) => Promise<void>
}

const yearIn = (value: string): number | null => (/^(?:19|20)\d\d$/.test(value.trim()) ? Number(value) : null)

/** What is agreed to, and the year of birth by which the certificate is compared. */
export const AadhaarForm = ({ signing, failure, busy, onBegin }: AadhaarFormProps) => {
  const text = useTexts('publicEsign')
  const [year, setYear] = useState('')
  const [isAgreed, setAgreed] = useState(false)
  const [wrong, setWrong] = useState({ year: '', agreed: '' })
  const [error, setError] = useState('')
  const [isSending, setSending] = useState(false)

  const send = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const birthYear = yearIn(year)
    setWrong({
      year: birthYear === null ? text('aadhaar.yearWrong') : '',
      agreed: isAgreed ? '' : text('aadhaar.agreeFirst'),
    })
    if (birthYear === null || !isAgreed) return
    setSending(true)
    setError('')
    try {
      await onBegin(birthYear)
    } catch (thrown) {
      const isValue =
        thrown instanceof PublicFailure && Object.keys(thrown.fields).some(name => name.startsWith('values.'))
      setError(isValue ? text('aadhaar.fieldsFirst') : errorMessage(thrown))
      setSending(false)
    }
  }

  return (
    <section className={styles.card}>
      <h1 className={styles.title}>{text('aadhaar.title')}</h1>
      <form className={styles.consent} onSubmit={event => void send(event)} noValidate>
        {failure && <InlineAlert tone="danger">{failure}</InlineAlert>}
        {signing.isTest && <p className={styles.test}>{text('test')}</p>}
        <dl className={styles.facts}>
          <div>
            <dt>{text('consent.document')}</dt>
            <dd>{signing.title}</dd>
          </div>
          <div>
            <dt>{text('aadhaar.name')}</dt>
            <dd>
              {signing.name}
              <small className={own.note}>{text('aadhaar.nameHint')}</small>
            </dd>
          </div>
        </dl>
        <h2>{text('aadhaar.how')}</h2>
        <ol className={styles.steps}>
          <li>{text('aadhaar.steps.go')}</li>
          <li>{text('aadhaar.steps.prove')}</li>
          <li>{text('aadhaar.steps.back')}</li>
        </ol>
        <Field
          label={text('aadhaar.year')}
          hint={text('aadhaar.yearHint')}
          error={wrong.year}
          inputMode="numeric"
          autoComplete="bday-year"
          maxLength={4}
          value={year}
          onChange={event => setYear(event.target.value)}
        />
        <label className={own.agree}>
          <input
            type="checkbox"
            checked={isAgreed}
            aria-describedby="agree-error"
            aria-invalid={wrong.agreed ? true : undefined}
            onChange={event => setAgreed(event.target.checked)}
          />
          <span>{text('aadhaar.agree')}</span>
        </label>
        <p id="agree-error" role="alert">
          {wrong.agreed}
        </p>
        {busy && (
          <p className={styles.hint} role="status">
            {busy} {text('aadhaar.busy')}
          </p>
        )}
        <p role="alert">{error}</p>
        <Button type="submit" busy={(isSending || busy) && text('wait')}>
          {text('aadhaar.go')}
        </Button>
        <a href={linkAddress('signDocument', tokenInAddress())}>{text('aadhaar.toDocument')}</a>
      </form>
    </section>
  )
}
