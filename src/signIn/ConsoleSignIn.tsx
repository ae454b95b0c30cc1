import { useCallback, useEffect, useState } from 'react'
import { matchPage } from '../../contracts/pages/pages.ts'
import { paths } from '../../contracts/platform/paths.ts'
import { useTexts } from '../i18n/useTexts.ts'
import { type LandingProduct, saveLandingProduct } from '../session/landing.ts'
import { SignInForms } from './SignInForms.tsx'
import { SignInFrame } from './SignInFrame.tsx'
import { useChallenge } from './secondFactor/challenge.ts'
import { initialView, type SignInProps, type SignInView } from './signInViews.ts'

const titles = { signIn: 'title', subUser: 'subUser.title', register: 'createAccount' } as const

/** The product of the current sign-in page, if it is a product's own page (A47). */
function productHere(): LandingProduct | undefined {
  const name = matchPage(location.pathname)?.name
  if (name === 'esignLogin') return 'esign'
  return name === 'bgcLogin' ? 'bgc' : undefined
}

/** `/login`, `/app-login` for the mobile app (larger inputs, no Google, A2), and the sign-in pages of e-sign and background check. */
const ConsoleSignIn = (props: SignInProps) => {
  const text = useTexts('signIn')
  const [view, setView] = useState(initialView)
  /** Removes a view from the URL, so that a reload does not return to it. */
  const show = useCallback((next: SignInView) => {
    history.replaceState(null, '', location.pathname)
    setView(next)
  }, [])
  // The hint is about the sandbox's inbox, but this code comes from an authenticator app.
  const challenge = useChallenge('customer')
  const large = location.pathname === paths.appLogin
  const product = productHere()
  useEffect(() => {
    if (product) saveLandingProduct(product)
  }, [product])
  return (
    <SignInFrame
      config={props.config}
      title={text(titles[view])}
      sandboxHint={challenge ? undefined : text('sandbox')}
      large={large}
      tag={product && text(`product.${product}`)}
    >
      <SignInForms {...props} view={view} onView={show} google={!large} />
    </SignInFrame>
  )
}

export default ConsoleSignIn
