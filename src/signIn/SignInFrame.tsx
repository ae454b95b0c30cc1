import { type ReactNode, useEffect } from 'react'
import { paths } from '../../contracts/paths.ts'
import { Brand } from '../components/Mark.tsx'
import { AdminBrand } from '../components/plain/AdminBrand.tsx'
import type { ClientConfig } from '../dataProvider/clientConfig.ts'
import { useSignInTexts } from '../i18n/signInTexts.ts'
import { InkPanel } from './InkPanel.tsx'
import { LanguageSwitch } from './LanguageSwitch.tsx'
import styles from './SignInFrame.module.css'

interface SignInFrameProps {
  config: ClientConfig
  /** Of the window. */
  title: string
  /** What the sandbox says to who has no account here. */
  sandboxHint?: string
  staff?: boolean
  /** Larger inputs, for the mobile app (A2). */
  large?: boolean
  children: ReactNode
}

/** The form at the left, the ink panel at the right from 1100 px. */
export const SignInFrame = ({
  config,
  title,
  sandboxHint,
  staff = false,
  large = false,
  children,
}: SignInFrameProps) => {
  const text = useSignInTexts()
  useEffect(() => {
    document.title = `${title} · ${config.brandName}`
  }, [title, config.brandName])
  return (
    <div className={styles.frame} data-large={large || undefined}>
      <div className={styles.left}>
        <header className={styles.top}>
          {staff ? <AdminBrand name={config.brandName} /> : <Brand name={config.brandName} />}
          <LanguageSwitch />
        </header>
        <main className={styles.form}>
          {children}
          {sandboxHint && config.appMode === 'sandbox' && (
            <p className={styles.sandbox}>
              {sandboxHint}{' '}
              <a href={paths.sandbox} target="_blank" rel="noreferrer">
                {text('sandboxLink')}
              </a>
            </p>
          )}
        </main>
        <footer className={styles.foot}>
          <nav aria-label={text('footer')}>
            <a href={config.termsUrl}>{text('terms')}</a>
            <a href={config.apiDocsUrl}>{text('docs')}</a>
            <a href={`mailto:${config.supportEmail}`}>{text('support')}</a>
          </nav>
        </footer>
      </div>
      <InkPanel />
    </div>
  )
}
