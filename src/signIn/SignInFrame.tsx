import { Check, CircleCheck, IdCard } from 'lucide-react'
import { type ReactNode, useEffect, useState } from 'react'
import { BrandLogo } from '../components/BrandMark.tsx'
import { InlineAlert } from '../components/InlineAlert.tsx'
import { AdminBrand } from '../components/plain/AdminBrand.tsx'
import { BrandWithTag } from '../components/plain/BrandWithTag.tsx'
import type { ClientConfig } from '../dataProvider/clientConfig.ts'
import { useTexts } from '../i18n/useTexts.ts'
import { clearSignOutReason, readSignOutReason } from '../session/signOutReason.ts'
import form from './form.module.css'
import { LanguageSwitch } from './LanguageSwitch.tsx'
import { SandboxHint } from './SandboxHint.tsx'
import styles from './SignIn.module.css'

interface SignInFrameProps {
  config: ClientConfig
  /** The window's title. */
  title: string
  /** The sandbox's hint for visitors without an account. */
  sandboxHint?: string | undefined
  staff?: boolean
  /** Larger inputs, for the mobile app (A2). */
  large?: boolean
  /** The part of the product that the user signs in to. */
  tag?: string | undefined
  children: ReactNode
}

/** The form on the left and, from 1100 px, the ink panel on the right. */
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
  const [reason] = useState(readSignOutReason)
  useEffect(clearSignOutReason, [])
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
          {reason && (
            <div className={form.reason}>
              <InlineAlert tone="info">{reason}</InlineAlert>
            </div>
          )}
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

/** The product's promise with a sample result. Hidden in narrow windows. */
const InkPanel = () => {
  const text = useTexts('signIn')
  const rows = [
    { label: text('panel.pan'), value: <span className="mono">AAxxxx000A</span> },
    { label: text('panel.match'), value: '100%' },
    { label: text('panel.source'), value: text('panel.sourceValue') },
    { label: text('panel.charge'), value: text('panel.chargeValue') },
  ]
  return (
    <aside className={styles.panel}>
      <div className={styles.inner}>
        <h2>{text('panel.headline')}</h2>
        <div className={styles.card}>
          <div className={styles.head}>
            <span className={styles.tile}>
              <IdCard size={18} aria-hidden="true" />
            </span>
            <span className={styles.names}>
              <b>{text('panel.product')}</b>
              {text('panel.subject')}
            </span>
            <span className={styles.chip}>
              <CircleCheck size={14} aria-hidden="true" /> {text('panel.status')}
            </span>
          </div>
          <dl>
            {rows.map(({ label, value }) => (
              <div key={label}>
                <dt>{label}</dt>
                <dd className="num">{value}</dd>
              </div>
            ))}
          </dl>
        </div>
        <ul>
          {(['point1', 'point2', 'point3'] as const).map(point => (
            <li key={point}>
              <Check size={16} aria-hidden="true" /> {text(`panel.${point}`)}
            </li>
          ))}
        </ul>
      </div>
    </aside>
  )
}
