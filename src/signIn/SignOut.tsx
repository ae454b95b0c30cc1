import { useEffect } from 'react'
import { adminSignOut, signOut } from '../../contracts/calls/auth.ts'
import type { SignInApp } from '../../contracts/initialScreen.ts'
import { paths } from '../../contracts/paths.ts'
import { sendWithToken } from '../dataProvider/api.ts'
import { send } from '../dataProvider/send.ts'
import { useTexts } from '../i18n/useTexts.ts'
import { clearListParams } from '../session/clearListParams.ts'
import { adminTokens, customerTokens } from '../session/tokens.ts'
import styles from './SignIn.module.css'

const sides = {
  console: { tokens: customerTokens, call: signOut, login: paths.login },
  admin: { tokens: adminTokens, call: adminSignOut, login: paths.adminLogin },
}

/** Ends the session on the server. The tokens are removed even if the server cannot be reached. */
async function goOut(side: SignInApp): Promise<void> {
  const { tokens, call, login } = sides[side]
  if (tokens.read())
    await sendWithToken(tokens, token => send(call, { body: { everywhere: false } }, token)).catch(() => null)
  tokens.clear()
  clearListParams()
  location.replace(login)
}

let going: Promise<void> | undefined

const SignOut = ({ side }: { side: SignInApp }) => {
  const text = useTexts('signIn')
  useEffect(() => {
    // Runs once, although StrictMode mounts twice.
    going ??= goOut(side)
  }, [side])
  return (
    <p className={styles.leaving} role="status">
      {text('loggingOut')}
    </p>
  )
}

export default SignOut
