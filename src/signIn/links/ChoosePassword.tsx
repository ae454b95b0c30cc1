import { type FormEvent, useState } from 'react'
import type { resetPassword } from '../../../contracts/calls/signIn.ts'
import type { subUserVerifyEmail } from '../../../contracts/calls/subUsers.ts'
import { passwordProblem } from '../../../contracts/people/passwords.ts'
import { codes } from '../../../contracts/platform/codes.ts'
import { paths, withToken } from '../../../contracts/platform/paths.ts'
import { FieldMessage } from '../../components/FieldMessage.tsx'
import { Button } from '../../components/plain/Button.tsx'
import { LinkButton } from '../../components/plain/LinkButton.tsx'
import { callApiReply } from '../../dataProvider/api.ts'
import { useTexts } from '../../i18n/useTexts.ts'
import styles from '../form.module.css'
import { NewPassword } from '../register/NewPassword.tsx'
import { useAsyncAction } from '../useAsyncAction.ts'

interface ChoosePasswordProps {
  call: typeof resetPassword | typeof subUserVerifyEmail
  submit: string
  /** The path of the sign-in page that accepts the new password. */
  signInPath: string
}

/** The last segment of the path. */
const tokenInPath = () => decodeURIComponent(location.pathname.split('/').filter(Boolean).at(-1) ?? '')

/** Sets a password with the link's token, which can be used once. */
export const ChoosePassword = ({ call: submitCall, submit, signInPath }: ChoosePasswordProps) => {
  const text = useTexts('registration')
  const [password, setPassword] = useState('')
  const [submitted, setSubmitted] = useState(false)
  const [done, setDone] = useState<string | null>(null)
  const [isRefused, setRefused] = useState(false)
  const { busy, message, attempt } = useAsyncAction()

  function onSubmit(event: FormEvent): void {
    event.preventDefault()
    setSubmitted(true)
    if (passwordProblem(password)) return
    void attempt('working', async () => {
      const reply = await callApiReply(submitCall, { body: { token: tokenInPath(), password } })
      setRefused(reply.code === codes.wrongCredentials)
      if (reply.code !== codes.ok) return reply.message
      setDone(reply.message)
      return null
    })
  }

  if (done)
    return (
      <div className={styles.form}>
        <p className={styles.done} role="status">
          {done}
        </p>
        <LinkButton href={signInPath}>{text('toSignIn')}</LinkButton>
      </div>
    )
  return (
    <form className={styles.form} noValidate onSubmit={onSubmit}>
      <NewPassword
        label={text('newPassword')}
        value={password}
        submitted={submitted}
        onChange={value => {
          setSubmitted(false)
          setPassword(value)
        }}
      />
      <Button type="submit" busy={busy && text('saving')}>
        {submit}
      </Button>
      <div className={styles.problem}>
        <FieldMessage error={message} />
      </div>
      {isRefused && (
        <a className={styles.way} href={withToken(paths.invitation, tokenInPath())}>
          {text('whatBecame')}
        </a>
      )}
      <a className={styles.way} href={signInPath}>
        {text('toSignIn')}
      </a>
    </form>
  )
}
