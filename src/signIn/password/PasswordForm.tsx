import { type FormEvent, type ReactNode, useState } from 'react'
import type { passwordSignIn, subUserSignIn } from '../../../contracts/calls/signIn.ts'
import { Button } from '../../components/plain/Button.tsx'
import { Field } from '../../components/plain/Field.tsx'
import { lazyPage } from '../../components/plain/lazyPage.ts'
import { PasswordField } from '../../components/plain/PasswordField.tsx'
import { callApiReply } from '../../dataProvider/api.ts'
import { useTexts } from '../../i18n/useTexts.ts'
import { emailErrorKey } from '../emailErrorKey.ts'
import styles from '../form.module.css'
import { type SignInOptions, useSignInOptions } from '../options.ts'
import { storeSession } from '../storeSession.ts'
import { useAsyncAction } from '../useAsyncAction.ts'
import { usePreload } from '../usePreload.ts'
import type { CaptchaProps } from './captchaProps.ts'
import { ProofOfWork } from './ProofOfWork.tsx'

interface PasswordFormProps {
  /** Calls the sign-in of an account or of a secondary user (A11). */
  signIn: typeof passwordSignIn | typeof subUserSignIn
  onSignedIn: () => void
  preload: () => unknown
  /** Rendered beside the password's label, with the value of the e-mail field. */
  aside?: (email: string) => ReactNode
}

type Missing = 'emailMissing' | 'emailWrong' | 'passwordMissing' | 'captcha.missing' | null

export const PasswordForm = ({ signIn, onSignedIn, preload, aside }: PasswordFormProps) => {
  const text = useTexts('signIn')
  const { options } = useSignInOptions()
  const [email, setEmail] = useState('')
  const [password, setPassword] = useState('')
  const [captcha, setCaptcha] = useState<string | null>(null)
  const [tries, setTries] = useState(0)
  const [missing, setMissing] = useState<Missing>(null)
  const { busy, message, clear, attempt } = useAsyncAction(text('passwordOffline'))
  usePreload(preload, email !== '')

  function onSubmit(event: FormEvent): void {
    event.preventDefault()
    clear()
    const noPassword = password === '' ? 'passwordMissing' : null
    const found = emailErrorKey(email) ?? noPassword ?? (captcha ? null : 'captcha.missing')
    setMissing(found)
    if (found) return
    void attempt('working', async () => {
      const body = { email: email.trim(), password, recaptchaToken: captcha }
      const reply = await callApiReply(signIn, { body }).finally(() => {
        setCaptcha(null)
        setTries(last => last + 1)
      })
      const problem = storeSession(reply, text('deactivated'))
      if (problem === null) onSignedIn()
      return problem
    })
  }

  return (
    <form className={styles.form} noValidate onSubmit={onSubmit}>
      <Field
        label={text('email')}
        type="email"
        name="email"
        autoComplete="username"
        inputMode="email"
        autoFocus
        placeholder={text('emailPlaceholder')}
        value={email}
        error={(missing === 'emailMissing' || missing === 'emailWrong') && text(missing)}
        onChange={event => setEmail(event.target.value)}
      />
      <PasswordField
        label={text('password')}
        aside={aside?.(email)}
        name="password"
        autoComplete="current-password"
        value={password}
        error={missing === 'passwordMissing' ? text(missing) : message}
        onChange={event => setPassword(event.target.value)}
      />
      <Captcha
        key={tries}
        captcha={options?.captcha}
        error={missing === 'captcha.missing' && !captcha ? text(missing) : undefined}
        onToken={setCaptcha}
      />
      <Button type="submit" busy={busy && text('loggingIn')}>
        {text('signIn')}
      </Button>
    </form>
  )
}

const Recaptcha = lazyPage(() => import('./Recaptcha.tsx'))

/** Our own captcha, or Google's if its keys are configured. */
const Captcha = ({ captcha, ...props }: CaptchaProps & { captcha: SignInOptions['captcha'] | undefined }) =>
  captcha?.provider === 'recaptcha' && captcha.siteKey ? (
    <Recaptcha {...props} siteKey={captcha.siteKey} />
  ) : (
    <ProofOfWork {...props} />
  )
