import { Suspense, useEffect, useRef, useState } from 'react'
import { lazyPage } from '../components/plain/lazyPage.ts'
import { useTexts } from '../i18n/useTexts.ts'
import { hasReturnPath } from '../session/returnPath.ts'
import type { SignInProps } from '../signIn/signInProps.ts'
import { initialView, type SignInView } from '../signIn/signInViews.ts'
import { CallToAction } from './CallToAction.tsx'
import { Developers } from './Developers.tsx'
import { Differentiators } from './Differentiators.tsx'
import styles from './Landing.module.css'
import { LandingFaq } from './LandingFaq.tsx'
import { LandingFooter } from './LandingFooter.tsx'
import { LandingHero } from './LandingHero.tsx'
import { LandingSteps } from './LandingSteps.tsx'
import { LandingTopBar } from './LandingTopBar.tsx'
import { ProductPrices } from './ProductPrices.tsx'
import { SignInDialog } from './SignInDialog.tsx'
import { SignUpPopup } from './SignUpPopup.tsx'
import { TrustSection } from './TrustSection.tsx'

const DemoDialog = lazyPage(() => import('./demo/DemoDialog.tsx'))

/** The sign-in opens by itself where a deep link waits for it or the address asks for a view. */
function waitingView(): SignInView | null {
  const view = initialView()
  return hasReturnPath() || view !== 'signIn' ? view : null
}

/** `/` for who has not signed in (A27): what the product does, and the way in. */
const Landing = (props: SignInProps) => {
  const { config } = props
  const text = useTexts('landing')
  const title = text('title')
  const signInButton = useRef<HTMLButtonElement>(null)
  const [view, setView] = useState(waitingView)
  const [demo, setDemo] = useState(false)
  const popup = useSignUpPopup(view !== null || demo)

  useEffect(() => {
    document.title = `${config.brandName} · ${title}`
  }, [title, config.brandName])

  const focusBar = () => signInButton.current?.focus({ preventScroll: true })

  function open(next: SignInView): void {
    popup.close()
    setView(next)
  }
  const onRegister = () => open('register')
  const onDemo = () => {
    popup.close()
    setDemo(true)
  }
  return (
    <div className={styles.page}>
      <LandingTopBar
        config={config}
        signInButton={signInButton}
        signInOpen={view !== null}
        onSignIn={() => open('signIn')}
        onDemo={onDemo}
      />
      <main>
        <LandingHero config={config} onRegister={onRegister} onDemo={onDemo} />
        <ProductPrices />
        <LandingSteps />
        <Developers config={config} />
        <Differentiators />
        <TrustSection />
        <LandingFaq />
        <CallToAction onRegister={onRegister} onDemo={onDemo} />
      </main>
      <LandingFooter config={config} />
      <div role="status">
        {popup.shown && (
          <SignUpPopup
            onSignUp={() => {
              focusBar()
              onRegister()
            }}
            onClose={focused => {
              popup.close()
              if (focused) focusBar()
            }}
          />
        )}
      </div>
      {view && <SignInDialog {...props} first={view} onClose={() => setView(null)} />}
      <Suspense>{demo && <DemoDialog onClose={() => setDemo(false)} />}</Suspense>
    </div>
  )
}

export default Landing

/** A28, §9. */
const AFTER_MS = 5_000
const KEY = 'signUpPopup'

/** Whether the popup stands: five seconds after the page was loaded or its last dialog closed, once per session, over no dialog. */
function useSignUpPopup(dialogOpen: boolean): { shown: boolean; close: () => void } {
  const [shown, setShown] = useState(false)
  useEffect(() => {
    if (dialogOpen || sessionStorage.getItem(KEY)) return
    const timer = setTimeout(() => {
      sessionStorage.setItem(KEY, 'shown')
      setShown(true)
    }, AFTER_MS)
    return () => clearTimeout(timer)
  }, [dialogOpen])
  return { shown, close: () => setShown(false) }
}
