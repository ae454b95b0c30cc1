import {
  EyeOff,
  FlaskConical,
  Languages,
  Link2,
  Lock,
  type LucideIcon,
  Scale,
  Server,
  Smartphone,
  Tag,
  TextSearch,
} from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { paths } from '../../contracts/paths.ts'
import { BrandLogo } from '../components/BrandMark.tsx'
import { Button } from '../components/plain/Button.tsx'
import { lazyPage } from '../components/plain/lazyPage.ts'
import type { ClientConfig } from '../dataProvider/clientConfig.ts'
import { useTexts } from '../i18n/useTexts.ts'
import { hasReturnPath } from '../session/returnPath.ts'
import { initialView, type SignInProps, type SignInView } from '../signIn/signInViews.ts'
import ink from '../theme/ink.module.css'
import { Developers } from './Developers.tsx'
import styles from './Landing.module.css'
import { LandingFaq } from './LandingFaq.tsx'
import { LandingHero } from './LandingHero.tsx'
import { LandingSection } from './LandingSection.tsx'
import { LandingSteps } from './LandingSteps.tsx'
import { LandingTopBar } from './LandingTopBar.tsx'
import { ProductPrices } from './ProductPrices.tsx'
import cardStyles from './Products.module.css'
import { SignInDialog } from './SignInDialog.tsx'
import { SignUpPopup } from './SignUpPopup.tsx'

const differenceIcons = {
  price: Tag,
  explains: TextSearch,
  sandbox: FlaskConical,
  ledger: Scale,
  open: Server,
  languages: Languages,
}

const Differentiators = () => {
  const text = useTexts('landing')
  const names = Object.keys(differenceIcons) as (keyof typeof differenceIcons)[]
  const cards = names.map(name => ({
    icon: differenceIcons[name],
    title: text(`different.${name}.title`),
    detail: text(`different.${name}.detail`),
  }))
  return (
    <LandingSection title={text('different.title')}>
      <LandingCards cards={cards} />
    </LandingSection>
  )
}

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

const icons = { masked: EyeOff, sealed: Lock, chain: Link2, secondFactor: Smartphone }

const TrustSection = () => {
  const text = useTexts('landing')
  const names = Object.keys(icons) as (keyof typeof icons)[]
  const cards = names.map(name => ({
    icon: icons[name],
    title: text(`trust.${name}.title`),
    detail: text(`trust.${name}.detail`),
  }))
  return (
    <LandingSection title={text('trust.title')}>
      <LandingCards cards={cards} />
      <h3 className={styles.title}>{text('trust.dpdpTitle')}</h3>
      <p className={styles.words}>{text('trust.dpdp')}</p>
    </LandingSection>
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

interface LandingCardsProps {
  cards: readonly { icon: LucideIcon; title: string; detail: string }[]
}

/** Short statements side by side. */
const LandingCards = ({ cards }: LandingCardsProps) => (
  <ul className={cardStyles.cards} data-count={cards.length}>
    {cards.map(({ icon: Icon, title, detail }) => (
      <li key={title}>
        <Icon size={20} strokeWidth={1.75} aria-hidden="true" />
        <h3>{title}</h3>
        <p>{detail}</p>
      </li>
    ))}
  </ul>
)
