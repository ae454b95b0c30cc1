import { type FormEvent, type ReactNode, useState } from 'react'
import { isValidPhone } from '../../../contracts/people/phone.ts'
import { Button } from '../../components/plain/Button.tsx'
import { emptyPhone, type PhoneEntry, PhoneField, toPhone } from '../../components/plain/phone/PhoneField.tsx'
import { clientConfig } from '../../dataProvider/clientConfig.ts'
import { useTexts } from '../../i18n/useTexts.ts'
import styles from '../form.module.css'
import { isIndian } from './phoneCalls.ts'

interface PhoneNumberStepProps {
  value: PhoneEntry
  onChange: (phone: PhoneEntry) => void
  onSend: (phone: PhoneEntry) => void
  message: string | null
  sending: boolean
  submit: string
  /** Below the button. */
  children?: ReactNode
}

export const PhoneNumberStep = ({
  value,
  onChange,
  onSend,
  message,
  sending,
  submit,
  children,
}: PhoneNumberStepProps) => {
  const text = useTexts('signIn')
  const [wrong, setWrong] = useState(false)
  // Other numbers get their code by WhatsApp (A8).
  const indiaOnly = !clientConfig().whatsapp
  const phone = indiaOnly && !isIndian(value) ? emptyPhone : value

  function onSubmit(event: FormEvent): void {
    event.preventDefault()
    const right = isValidPhone(toPhone(phone))
    setWrong(!right)
    if (right) onSend(phone)
  }

  return (
    <form className={styles.form} noValidate onSubmit={onSubmit}>
      <PhoneField
        value={phone}
        isCountryFixed={indiaOnly}
        error={wrong ? text('phoneInvalid') : message}
        onChange={changed => {
          setWrong(false)
          onChange(changed)
        }}
      />
      <Button type="submit" busy={sending && text('sending')}>
        {submit}
      </Button>
      {children}
    </form>
  )
}
