import { useLayoutEffect } from 'react'
import { adminSignOut, signOut } from '../../contracts/calls/auth.ts'
import type { SignInApp } from '../../contracts/pages/initialScreen.ts'
import { paths } from '../../contracts/platform/paths.ts'
import { sendWithToken } from '../dataProvider/api.ts'
import { send } from '../dataProvider/send.ts'
import { useTexts } from '../i18n/useTexts.ts'
import { clearListParams } from '../session/clearListParams.ts'
import { clearDrafts } from '../session/drafts.ts'
import { clearLandingProduct } from '../session/landing.ts'
import { adminTokens, customerTokens, principalId, takeTokens } from '../session/tokens.ts'
import styles from './SignIn.module.css'

const sides = {
  console: { tokens: customerTokens, call: signOut, login: paths.login },
  admin: { tokens: adminTokens, call: adminSignOut, login: paths.adminLogin },
}

/** Forgets the session here, then ends it on the server, which may be out of reach. */
async function goOut(side: SignInApp): Promise<void> {
  const { tokens, call, login } = sides[side]
  const held = takeTokens(tokens)
  clearListParams()
  clearDrafts(side, principalId(held.claims()))
  clearLandingProduct()
  if (held.read())
    await sendWithToken(held, token => send(call, { body: { everywhere: false } }, token)).catch(() => null)
  location.replace(login)
}

let going: Promise<void> | undefined

const SignOut = ({ side }: { side: SignInApp }) => {
  const text = useTexts('signIn')
  // Before anything is painted: nobody reads that they are signed out while they are not.
  useLayoutEffect(() => {
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
