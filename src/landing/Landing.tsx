import { useEffect, useRef, useState } from 'react'
import { paths } from '../../contracts/platform/paths.ts'
import { BrandLogo } from '../components/BrandMark.tsx'
import { LandingPaper } from '../components/landing/parts.tsx'
import { Button } from '../components/plain/Button.tsx'
import { lazyPage } from '../components/plain/lazyPage.ts'
import type { ClientConfig } from '../dataProvider/clientConfig.ts'
import { useTexts } from '../i18n/useTexts.ts'
import { hasReturnPath } from '../session/returnPath.ts'
import { initialView, type SignInProps, type SignInView } from '../signIn/signInViews.ts'
import ink from '../theme/ink.module.css'
import { Developers } from './Developers.tsx'
import styles from './Landing.module.css'
import { LandingTopBar } from './LandingTopBar.tsx'
import { ProductPrices } from './ProductPrices.tsx'
import { SignInDialog } from './SignInDialog.tsx'
import { SignUpPopup } from './SignUpPopup.tsx'
import { Differentiators, Facts, HowItWorks, Questions, Trust } from './sections.tsx'
import { VisitorHero } from './VisitorHero.tsx'

const DemoDialog = lazyPage(() => import('./demo/DemoDialog.tsx'))

/** The view in which the sign-in dialog opens on page load: for a saved deep link, or if the URL names a view. */
function waitingView(): SignInView | null {
  const view = initialView()
  return hasReturnPath() || view !== 'signIn' ? view : null
}

/** `/` for visitors who are not signed in (A27): what the product does, and the sign-in. */
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
        <VisitorHero config={config} onRegister={onRegister} onDemo={onDemo} />
        <LandingPaper>
          <Facts />
          <ProductPrices />
          <HowItWorks />
          <Developers config={config} />
          <Differentiators />
          <Trust />
          <Questions />
          <CallToAction onRegister={onRegister} onDemo={onDemo} />
        </LandingPaper>
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
      {demo && <DemoDialog onClose={() => setDemo(false)} />}
    </div>
  )
}

export default Landing

/** A28, §9. */
const POPUP_DELAY_MS = 5_000
const KEY = 'signUpPopup'

/** Opens the popup five seconds after the page has loaded or its last dialog was closed; once per session, and never over a dialog. */
function useSignUpPopup(dialogOpen: boolean): { shown: boolean; close: () => void } {
  const [shown, setShown] = useState(false)
  useEffect(() => {
    if (dialogOpen || sessionStorage.getItem(KEY)) return
    const timer = setTimeout(() => {
      sessionStorage.setItem(KEY, 'shown')
      setShown(true)
    }, POPUP_DELAY_MS)
    return () => clearTimeout(timer)
  }, [dialogOpen])
  return { shown, close: () => setShown(false) }
}

/** Registration and demo call, offered again at the end of the page. */
const CallToAction = ({ onRegister, onDemo }: { onRegister: () => void; onDemo: () => void }) => {
  const text = useTexts('landing')
  return (
    <section className={`${styles.closing} ${ink.ink}`}>
      <div>
        <h2>{text('closing.title')}</h2>
        <p>{text('closing.lead')}</p>
      </div>
      <div className={styles.actions}>
        <Button onClick={onDemo}>{text('demo')}</Button>
        <Button look="secondary" onClick={onRegister}>
          {text('createAccount')}
        </Button>
      </div>
    </section>
  )
}

const LandingFooter = ({ config }: { config: ClientConfig }) => {
  const text = useTexts('landing')
  return (
    <footer className={styles.foot}>
      <div className={styles.inner}>
        <span className={styles.brand}>
          <BrandLogo name={config.brandName} />
          <span>{text('foot.licence')}</span>
        </span>
        <nav aria-label={text('foot.label')}>
          <a href={config.termsUrl}>{text('foot.terms')}</a>
          <a href={config.apiDocsUrl}>{text('foot.docs')}</a>
          <a href={`mailto:${config.supportEmail}`}>{text('foot.support')}</a>
          {config.appMode === 'sandbox' && <a href={paths.sandbox}>{text('foot.sandbox')}</a>}
          <a href={paths.adminLogin}>{text('foot.staff')}</a>
        </nav>
      </div>
    </footer>
  )
}
