import { type FormEvent, useEffect, useState } from 'react'
import { adminLogin } from '../../contracts/calls/auth.ts'
import { codes } from '../../contracts/codes.ts'
import { adminTokens } from '../authProvider/tokens.ts'
import { Button } from '../components/plain/Button.tsx'
import { Field } from '../components/plain/Field.tsx'
import { call } from '../dataProvider/api.ts'
import { useSignInTexts } from '../i18n/signInTexts.ts'
import styles from './form.module.css'
import type { MethodProps } from './methods.ts'
import { useTimedMessage } from './useTimedMessage.ts'

type Missing = 'emailMissing' | 'passwordMissing' | null

export const AdminPasswordForm = ({ onSignedIn, warmUp }: MethodProps) => {
  const text = useSignInTexts()
  const [email, setEmail] = useState('')
  const [password, setPassword] = useState('')
  const [shown, setShown] = useState(false)
  const [missing, setMissing] = useState<Missing>(null)
  const [busy, setBusy] = useState(false)
  const { message, show, clear } = useTimedMessage()
  useEffect(() => {
    warmUp()
  }, [warmUp])

  async function signIn(): Promise<string | null> {
    const reply = await call(adminLogin, { body: { email: email.trim(), password } })
    if (reply.code !== codes.ok) return reply.message
    adminTokens.write(reply)
    onSignedIn()
    return null
  }

  async function submit(event: FormEvent): Promise<void> {
    event.preventDefault()
    const found = email.trim() === '' ? 'emailMissing' : password === '' ? 'passwordMissing' : null
    setMissing(found)
    if (found) return
    clear()
    setBusy(true)
    const problem = await signIn().catch((error: unknown) => (error as Error).message)
    setBusy(false)
    if (problem) show(problem)
  }

  return (
    <form className={styles.form} noValidate onSubmit={submit}>
      <Field
        label={text('email')}
        type="email"
        name="email"
        autoComplete="username"
        autoFocus
        value={email}
        error={missing === 'emailMissing' && text('emailMissing')}
        onChange={event => setEmail(event.target.value)}
      />
      <Field
        label={text('password')}
        type={shown ? 'text' : 'password'}
        name="password"
        autoComplete="current-password"
        value={password}
        error={missing === 'passwordMissing' ? text('passwordMissing') : message}
        onChange={event => setPassword(event.target.value)}
        action={
          <Button look="link" onClick={() => setShown(!shown)}>
            {text(shown ? 'hidePassword' : 'showPassword')}
          </Button>
        }
      />
      <Button type="submit" busy={busy && text('loggingIn')}>
        {text('adminSubmit')}
      </Button>
    </form>
  )
}
