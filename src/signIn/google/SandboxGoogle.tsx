import { type FormEvent, useState } from 'react'
import { sandboxGoogleToken } from '../../../contracts/calls/google.ts'
import { Button } from '../../components/plain/Button.tsx'
import { Dialog } from '../../components/plain/Dialog.tsx'
import { Field } from '../../components/plain/Field.tsx'
import { callApiReply } from '../../dataProvider/api.ts'
import { useTexts } from '../../i18n/useTexts.ts'
import { emailErrorKey } from '../emailErrorKey.ts'
import styles from '../form.module.css'
import { useAsyncAction } from '../useAsyncAction.ts'

interface SandboxGoogleProps {
  nonce: string
  onClose: () => void
  onToken: (token: string) => void
}

/** Replaces Google's window in the sandbox: returns a token for the chosen person. */
export const SandboxGoogle = ({ nonce, onClose, onToken }: SandboxGoogleProps) => {
  const text = useTexts('signIn')
  const [email, setEmail] = useState('')
  const [givenName, setGivenName] = useState('Asha')
  const [familyName, setFamilyName] = useState('Rao')
  const [problem, setProblem] = useState<ReturnType<typeof emailErrorKey>>(null)
  const { busy, message, attempt } = useAsyncAction(text('google.offline'))

  function onSubmit(event: FormEvent): void {
    event.preventDefault()
    const found = emailErrorKey(email)
    setProblem(found)
    if (found) return
    void attempt('working', async () => {
      const body = { email: email.trim(), givenName, familyName, nonce }
      onToken((await callApiReply(sandboxGoogleToken, { body })).credential)
      return null
    })
  }

  return (
    <Dialog title={text('google.sandboxTitle')} close={text('forgotDialog.close')} onClose={onClose}>
      <p>{text('google.sandboxLead')}</p>
      <form className={styles.form} noValidate onSubmit={onSubmit}>
        <Field
          label={text('email')}
          type="email"
          autoFocus
          placeholder={text('emailPlaceholder')}
          value={email}
          error={problem ? text(problem) : message}
          onChange={event => setEmail(event.target.value)}
        />
        <Field
          label={text('google.givenName')}
          value={givenName}
          onChange={event => setGivenName(event.target.value)}
        />
        <Field
          label={text('google.familyName')}
          value={familyName}
          onChange={event => setFamilyName(event.target.value)}
        />
        <Button type="submit" busy={busy && text('loggingIn')}>
          {text('google.goOn')}
        </Button>
      </form>
    </Dialog>
  )
}
