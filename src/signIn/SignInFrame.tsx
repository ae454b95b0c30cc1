import { type ReactNode, useEffect } from 'react'
import { BrandLogo } from '../components/BrandMark.tsx'
import { AdminBrand } from '../components/plain/AdminBrand.tsx'
import { BrandWithTag } from '../components/plain/BrandWithTag.tsx'
import type { ClientConfig } from '../dataProvider/clientConfig.ts'
import { useTexts } from '../i18n/useTexts.ts'
import { InkPanel } from './InkPanel.tsx'
import { LanguageSwitch } from './LanguageSwitch.tsx'
import { SandboxHint } from './SandboxHint.tsx'
import styles from './SignIn.module.css'

interface SignInFrameProps {
  config: ClientConfig
  /** Of the window. */
  title: string
  /** What the sandbox says to who has no account here. */
  sandboxHint?: string | undefined
  staff?: boolean
  /** Larger inputs, for the mobile app (A2). */
  large?: boolean
  /** The part of the product that one signs in to. */
  tag?: string | undefined
  children: ReactNode
}

/** The form at the left, the ink panel at the right from 1100 px. */
export const SignInFrame = ({
  config,
  title,
  sandboxHint,
  staff = false,
  large = false,
  tag,
  children,
}: SignInFrameProps) => {
  const text = useTexts('signIn')
  useEffect(() => {
    document.title = `${title} · ${config.brandName}`
  }, [title, config.brandName])
  return (
    <div className={styles.frame} data-large={large || undefined}>
      <div className={styles.left}>
        <header className={styles.top}>
          <FrameBrand name={config.brandName} staff={staff} tag={tag} />
          <LanguageSwitch />
        </header>
        <main className={styles.form}>
          {children}
          {sandboxHint && <SandboxHint config={config}>{sandboxHint}</SandboxHint>}
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

const FrameBrand = ({ name, staff, tag }: { name: string; staff: boolean; tag: string | undefined }) => {
  if (staff) return <AdminBrand name={name} />
  return tag ? <BrandWithTag name={name} tag={tag} /> : <BrandLogo name={name} />
}
