import { type FormEvent, useState } from 'react'
import { adminLogin } from '../../contracts/calls/auth.ts'
import { codes } from '../../contracts/platform/codes.ts'
import { Button } from '../components/plain/Button.tsx'
import { Field } from '../components/plain/Field.tsx'
import { PasswordField } from '../components/plain/PasswordField.tsx'
import { callApiReply } from '../dataProvider/api.ts'
import { useTexts } from '../i18n/useTexts.ts'
import styles from './form.module.css'
import type { SignInProps } from './signInViews.ts'
import { storeTokens } from './storeSession.ts'
import { useAsyncAction } from './useAsyncAction.ts'
import { usePreload } from './usePreload.ts'

type Missing = 'emailMissing' | 'passwordMissing' | null

export const AdminPasswordForm = ({ onSignedIn, preload }: Omit<SignInProps, 'config'>) => {
  const text = useTexts('signIn')
  const [email, setEmail] = useState('')
  const [password, setPassword] = useState('')
  const [missing, setMissing] = useState<Missing>(null)
  const { busy, message, attempt } = useAsyncAction()
  usePreload(preload, email !== '')

  function onSubmit(event: FormEvent): void {
    event.preventDefault()
    const found = email.trim() === '' ? 'emailMissing' : password === '' ? 'passwordMissing' : null
    setMissing(found)
    if (found) return
    void attempt('working', async () => {
      const reply = await callApiReply(adminLogin, { body: { email: email.trim(), password } })
      if (reply.code !== codes.ok) return reply.message
      storeTokens('admin', reply)
      onSignedIn()
      return null
    })
  }

  return (
    <form className={styles.form} noValidate onSubmit={onSubmit}>
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
      <PasswordField
        label={text('password')}
        name="password"
        autoComplete="current-password"
        value={password}
        error={missing === 'passwordMissing' ? text('passwordMissing') : message}
        onChange={event => setPassword(event.target.value)}
      />
      <Button type="submit" busy={busy && text('loggingIn')}>
        {text('adminSubmit')}
      </Button>
    </form>
  )
}
