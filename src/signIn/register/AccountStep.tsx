import { type FormEvent, useState } from 'react'
import { registerUser } from '../../../contracts/calls/registration.ts'
import { passwordProblem } from '../../../contracts/people/passwords.ts'
import { codes } from '../../../contracts/platform/codes.ts'
import { FieldMessage } from '../../components/FieldMessage.tsx'
import { Button } from '../../components/plain/Button.tsx'
import { Checkbox } from '../../components/plain/Checkbox.tsx'
import { Field } from '../../components/plain/Field.tsx'
import { type PhoneEntry, toPhone } from '../../components/plain/phone/PhoneField.tsx'
import { callApiReply } from '../../dataProvider/api.ts'
import { useTexts } from '../../i18n/useTexts.ts'
import { firstLogin } from '../../session/firstLogin.ts'
import styles from '../form.module.css'
import { formatPhone } from '../phoneOtp/phoneCalls.ts'
import { useAsyncAction } from '../useAsyncAction.ts'
import { NewPassword } from './NewPassword.tsx'
import type { Proof } from './registrationProgress.ts'
import { StepHeader } from './StepHeader.tsx'
import { VerifiedAddress } from './VerifiedAddress.tsx'

interface AccountStepProps {
  email: Proof<string>
  phone: Proof<PhoneEntry>
  termsUrl: string
  onChangeNumber: () => void
  onDone: () => void
}

/** Step 3: names, password and the terms. Completion sets `firstLogin` (A13). */
export const AccountStep = ({ email, phone, termsUrl, onChangeNumber, onDone }: AccountStepProps) => {
  const text = useTexts('registration')
  const [firstName, setFirstName] = useState('')
  const [lastName, setLastName] = useState('')
  const [password, setPassword] = useState('')
  const [terms, setTerms] = useState(false)
  const [submitted, setSubmitted] = useState(false)
  const { busy, message, attempt } = useAsyncAction(text('offline'))

  function onSubmit(event: FormEvent): void {
    event.preventDefault()
    setSubmitted(true)
    if (!firstName.trim() || !lastName.trim() || passwordProblem(password) || !terms) return
    void attempt('working', async () => {
      const { countryCode, number: mobile_no } = toPhone(phone.address)
      const ids = { emailVerificationId: email.verificationId, phoneVerificationId: phone.verificationId }
      const body = { email: email.address, mobile_no, countryCode, firstName, lastName, password, ...ids }
      const reply = await callApiReply(registerUser, { body })
      if (reply.code !== codes.ok) return reply.message
      firstLogin.set()
      onDone()
      return null
    })
  }

  return (
    <>
      <StepHeader step={3} count={3} name="account" title={text('accountTitle')} lead={text('accountLead')} />
      <VerifiedAddress address={formatPhone(phone.address)}>
        <Button look="link" onClick={onChangeNumber}>
          {text('changeNumber')}
        </Button>
      </VerifiedAddress>
      <form className={styles.form} noValidate onSubmit={onSubmit}>
        <div className={styles.names}>
          <Field
            label={text('firstName')}
            name="given-name"
            autoComplete="given-name"
            autoFocus
            maxLength={60}
            value={firstName}
            error={submitted && !firstName.trim() && text('firstNameMissing')}
            onChange={event => setFirstName(event.target.value)}
          />
          <Field
            label={text('lastName')}
            name="family-name"
            autoComplete="family-name"
            maxLength={60}
            value={lastName}
            error={submitted && !lastName.trim() && text('lastNameMissing')}
            onChange={event => setLastName(event.target.value)}
          />
        </div>
        <NewPassword label={text('password')} value={password} onChange={setPassword} submitted={submitted} />
        <Checkbox checked={terms} onChange={setTerms} error={submitted && !terms && text('termsMissing')}>
          {text('terms')}{' '}
          <a href={termsUrl} target="_blank" rel="noreferrer">
            {text('termsLink')}
          </a>{' '}
          {text('termsAfter')}
        </Checkbox>
        <Button type="submit" busy={busy && text('creating')}>
          {text('submit')}
        </Button>
        <div className={styles.problem}>
          <FieldMessage error={message} />
        </div>
      </form>
    </>
  )
}
