import { type FormEvent, type ReactNode, useState } from 'react'
import { isValidPhone } from '../../../contracts/phone.ts'
import { Button } from '../../components/plain/Button.tsx'
import { type PhoneEntry, PhoneField, toPhone } from '../../components/plain/phone/PhoneField.tsx'
import { useTexts } from '../../i18n/useTexts.ts'
import styles from '../form.module.css'

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

  function onSubmit(event: FormEvent): void {
    event.preventDefault()
    const right = isValidPhone(toPhone(value))
    setWrong(!right)
    if (right) onSend(value)
  }

  return (
    <form className={styles.form} noValidate onSubmit={onSubmit}>
      <PhoneField
        value={value}
        error={wrong ? text('phoneInvalid') : message}
        onChange={phone => {
          setWrong(false)
          onChange(phone)
        }}
      />
      <Button type="submit" busy={sending && text('sending')}>
        {submit}
      </Button>
      {children}
    </form>
  )
}
