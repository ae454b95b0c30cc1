import { useCallback, useState } from 'react'
import { lazyPage } from '../components/plain/lazyPage.ts'
import type { ClientConfig } from '../dataProvider/clientConfig.ts'
import { withTexts } from '../i18n/bundles.ts'
import styles from './form.module.css'
import { MethodForms } from './MethodForms.tsx'
import { clearRegistration } from './register/registrationProgress.ts'
import { useChallenge } from './secondFactor/challenge.ts'
import type { SignInView } from './signInViews.ts'

const Register = lazyPage(withTexts(() => import('./register/Register.tsx'), { first: ['registration'] }))
const SubUserForm = lazyPage(() => import('./password/SubUserForm.tsx'))
const GoogleBlock = lazyPage(() => import('./google/GoogleBlock.tsx'))
const GooglePhone = lazyPage(withTexts(() => import('./google/GooglePhone.tsx'), { first: ['registration'] }))
const SecondFactorStep = lazyPage(withTexts(() => import('./secondFactor/SecondFactorStep.tsx'), { first: ['shared'] }))

export interface SignInFormsProps {
  config: ClientConfig
  view: SignInView
  onView: (view: SignInView) => void
  /** False on the mobile app's page (A2). */
  google?: boolean
  preload: () => unknown
  onSignedIn: () => void
}

/** All sign-in methods and the registration. The sign-in page and the dialog contain the same forms (A1). */
export const SignInForms = ({ config, view, onView, google = true, preload, onSignedIn }: SignInFormsProps) => {
  /** Google's token for an address that has no account yet (A15). */
  const [token, setToken] = useState<string | null>(null)
  const challenge = useChallenge('customer')
  const show = useCallback(
    (next: SignInView) => {
      setToken(null)
      onView(next)
    },
    [onView],
  )
  const onRegister = useCallback(() => show('register'), [show])
  const onSignIn = useCallback(() => {
    clearRegistration()
    show('signIn')
  }, [show])
  const ways = { preload, onSignedIn, onRegister }

  const block = google && (
    <GoogleBlock
      {...ways}
      key={view}
      purpose={view === 'register' ? 'signUp' : 'signIn'}
      onPhoneNeeded={setToken}
      fallback={<div className={styles.googlePlace} />}
    />
  )
  const fallback = <div className={styles.waiting} />
  if (challenge)
    return <SecondFactorStep audience="customer" {...{ challenge, config, preload, onSignedIn, fallback }} />
  if (token) return <GooglePhone {...ways} token={token} fallback={fallback} />
  if (view === 'register') return <Register {...{ config, onSignIn, fallback }} google={block} />
  if (view === 'subUser') return <SubUserForm {...ways} onBack={onSignIn} fallback={fallback} />
  return <MethodForms {...ways} google={block} onSubUser={() => show('subUser')} />
}
