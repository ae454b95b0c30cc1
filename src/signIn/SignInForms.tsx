import { Suspense, useCallback, useState } from 'react'
import { lazyPage } from '../components/plain/lazyPage.ts'
import { useLoaded } from '../components/plain/useLoaded.ts'
import type { ClientConfig } from '../dataProvider/clientConfig.ts'
import styles from './form.module.css'
import { MethodForms } from './MethodForms.tsx'
import { clearRegistration } from './register/registrationProgress.ts'
import { useChallenge } from './secondFactor/challenge.ts'
import type { SignInView } from './signInViews.ts'

const Register = lazyPage(() => import('./register/Register.tsx'))
const SubUserForm = lazyPage(() => import('./password/SubUserForm.tsx'))
const GoogleBlock = lazyPage(() => import('./google/GoogleBlock.tsx'))
const GooglePhone = lazyPage(() => import('./google/GooglePhone.tsx'))
const SecondFactorStep = lazyPage(() => import('./secondFactor/SecondFactorStep.tsx'))

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

  const hasGoogleBlock = useLoaded(GoogleBlock.preload)
  const purpose = view === 'register' ? 'signUp' : 'signIn'
  const block =
    google &&
    (hasGoogleBlock ? (
      <GoogleBlock {...ways} key={view} purpose={purpose} onPhoneNeeded={setToken} />
    ) : (
      <div className={styles.googlePlace} />
    ))
  return (
    <Suspense fallback={<div className={styles.waiting} />}>
      {challenge ? (
        <SecondFactorStep audience="customer" challenge={challenge} config={config} {...{ preload, onSignedIn }} />
      ) : token ? (
        <GooglePhone {...ways} token={token} />
      ) : view === 'register' ? (
        <Register config={config} onSignIn={onSignIn} google={block} />
      ) : view === 'subUser' ? (
        <SubUserForm {...ways} onBack={onSignIn} />
      ) : (
        <MethodForms {...ways} google={block} onSubUser={() => show('subUser')} />
      )}
    </Suspense>
  )
}
