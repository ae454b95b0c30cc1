import { type FormEvent, useState } from 'react'
import { LONGEST_PASSWORD } from '../../../contracts/ocr/pdfSignatures.ts'
import { Button } from '../../components/plain/Button.tsx'
import { Field } from '../../components/plain/Field.tsx'
import { useTexts } from '../../i18n/useTexts.ts'
import styles from './Verification.module.css'

interface PasswordFormProps {
  /** Checks the document once more. Throws an Error with what the server said, if it was asked. */
  onUse: (password: string) => Promise<void>
}

/** Asks for the password of an encrypted document. Whether it is right shows when the document is read. */
export const PasswordForm = ({ onUse }: PasswordFormProps) => {
  const text = useTexts('documentVerification')
  const [password, setPassword] = useState('')
  const [isBusy, setIsBusy] = useState(false)
  const [problem, setProblem] = useState<string | null>(null)

  const use = async (event: FormEvent) => {
    event.preventDefault()
    if (password === '' || isBusy) return
    setIsBusy(true)
    setProblem(null)
    try {
      await onUse(password)
    } catch (error) {
      setProblem((error as Error).message || text('send.unreachable'))
    }
    setIsBusy(false)
  }

  return (
    <form className={styles.password} onSubmit={event => void use(event)}>
      <Field
        label={text('password.label')}
        hint={text('password.hint')}
        error={problem}
        type="password"
        // It is the document's, which no browser should offer elsewhere.
        autoComplete="off"
        maxLength={LONGEST_PASSWORD}
        value={password}
        onChange={({ target }) => setPassword(target.value)}
      />
      <Button type="submit" look="secondary" busy={isBusy && text('working')}>
        {text('password.use')}
      </Button>
    </form>
  )
}
