import { useCallback, useEffect, useState } from 'react'
import { matchPage } from '../../contracts/pages.ts'
import { paths } from '../../contracts/paths.ts'
import { useTexts } from '../i18n/useTexts.ts'
import { type LandingProduct, saveLandingProduct } from '../session/landing.ts'
import { SignInForms } from './SignInForms.tsx'
import { SignInFrame } from './SignInFrame.tsx'
import { useChallenge } from './secondFactor/challenge.ts'
import { initialView, type SignInProps, type SignInView } from './signInViews.ts'

const titles = { signIn: 'title', subUser: 'subUser.title', register: 'createAccount' } as const

/** The product whose own sign-in page this is (A47). */
function productHere(): LandingProduct | undefined {
  const name = matchPage(location.pathname)?.name
  if (name === 'esignLogin') return 'esign'
  return name === 'bgcLogin' ? 'bgc' : undefined
}

/** `/login`, `/app-login` for the mobile app (larger inputs, no Google, A2), and the e-sign's and background check's own pages. */
const ConsoleSignIn = (props: SignInProps) => {
  const text = useTexts('signIn')
  const [view, setView] = useState(initialView)
  /** The address may have asked for another view: a reload must not go back to it. */
  const show = useCallback((next: SignInView) => {
    history.replaceState(null, '', location.pathname)
    setView(next)
  }, [])
  // Its code comes from an app, not from the sandbox's inbox.
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
