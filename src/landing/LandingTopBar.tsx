import { Moon, Sun } from 'lucide-react'
import type { RefObject } from 'react'
import { BrandLogo } from '../components/BrandMark.tsx'
import { Button } from '../components/plain/Button.tsx'
import type { ClientConfig } from '../dataProvider/clientConfig.ts'
import { useTexts } from '../i18n/useTexts.ts'
import { LanguageSwitch } from '../signIn/LanguageSwitch.tsx'
import ink from '../theme/ink.module.css'
import { useThemeMode } from '../theme/themeMode.ts'
import styles from './LandingTopBar.module.css'
import { navSteps } from './navSteps.ts'

interface LandingTopBarProps {
  config: ClientConfig
  signInButton: RefObject<HTMLButtonElement | null>
  signInOpen: boolean
  onSignIn: () => void
  onDemo: () => void
}

/** The top bar for visitors (§2.2): brand, the 1-2-3 navbar, language, theme, demo call, sign-in. */
export const LandingTopBar = ({ config, signInButton, signInOpen, onSignIn, onDemo }: LandingTopBarProps) => {
  const text = useTexts('landing')
  return (
    <header className={`${styles.bar} ${ink.ink}`}>
      <div className={styles.inner}>
        <BrandLogo name={config.brandName} />
        <nav className={styles.nav} aria-label={text('nav.label')}>
          <ol>
            {navSteps.map(({ name, id }) => (
              <li key={name}>
                <a href={`#${id}`}>{text(`nav.${name}`)}</a>
              </li>
            ))}
          </ol>
        </nav>
        <div className={styles.tools}>
          <span className={styles.languages}>
            <LanguageSwitch />
          </span>
          <ThemeSwitch />
          <span className={styles.demo}>
            <Button look="secondary" onClick={onDemo}>
              {text('demo')}
            </Button>
          </span>
          {/* A dialog that opens on page load returns the focus here when it closes. */}
          <Button ref={signInButton} autoFocus={signInOpen} onClick={onSignIn}>
            {text('signInUp')}
          </Button>
        </div>
      </div>
    </header>
  )
}

const ThemeSwitch = () => {
  const text = useTexts('landing')
  const { resolved, setMode } = useThemeMode()
  const next = resolved === 'dark' ? 'light' : 'dark'
  const Icon = next === 'dark' ? Moon : Sun
  return (
    <button type="button" className={styles.theme} aria-label={text(`theme.${next}`)} onClick={() => setMode(next)}>
      <Icon size={18} aria-hidden="true" />
    </button>
  )
}
