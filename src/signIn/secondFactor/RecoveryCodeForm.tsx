import { type FormEvent, useState } from 'react'
import { Button } from '../../components/plain/Button.tsx'
import { Field } from '../../components/plain/Field.tsx'
import { useTexts } from '../../i18n/useTexts.ts'
import { FormNote } from '../FormHeader.tsx'
import styles from '../form.module.css'
import type { SecondFactorChallenge } from './useSecondFactorChallenge.ts'

interface RecoveryCodeFormProps {
  step: SecondFactorChallenge
  /** Says whom to contact without any code. */
  lost: string
}

/** Accepts a recovery code, for users who have lost their phone. Upper or lower case, with or without the hyphen. */
export const RecoveryCodeForm = ({ step, lost }: RecoveryCodeFormProps) => {
  const text = useTexts('secondFactorStep')
  const [code, setCode] = useState('')
  const [missing, setMissing] = useState(false)

  function onSubmit(event: FormEvent): void {
    event.preventDefault()
    setMissing(code.trim() === '')
    if (code.trim()) void step.tryCode(code.trim())
  }

  return (
    <form className={styles.form} noValidate onSubmit={onSubmit}>
      <Field
        label={text('recovery')}
        name="recoveryCode"
        autoFocus
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        maxLength={32}
        placeholder={text('recoveryPlaceholder')}
        value={code}
        error={missing ? text('recoveryMissing') : step.message}
        onChange={event => {
          setMissing(false)
          step.clear()
          setCode(event.target.value)
        }}
      />
      <Button type="submit" busy={step.busy && text('verifying')}>
        {text('submit')}
      </Button>
      <FormNote>{lost}</FormNote>
    </form>
  )
}
