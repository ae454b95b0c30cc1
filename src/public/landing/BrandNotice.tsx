import { CircleAlert, Store } from 'lucide-react'
import { Notice } from '../../components/plain/Notice.tsx'
import { useTexts } from '../../i18n/useTexts.ts'
import { PublicShell } from '../shell/PublicShell.tsx'
import { usePublicState } from '../state.ts'
import styles from './ContactForm.module.css'

/** Says that the address names no known brand, above a search that still works. */
export const UnknownBrandNotice = () => {
  const text = useTexts('publicChallanLanding')
  const { unknown, brand } = usePublicState()
  if (!unknown || !brand) return null
  return (
    <div className={styles.unknown}>
      <CircleAlert size={18} aria-hidden="true" />
      <p>
        <b>{text('unknown.title')}</b> {text('unknown.detail', { brand: brand.title })}
      </p>
    </div>
  )
}

/** Shown if no brand was set up. */
export const NoBrandNotice = () => {
  const text = useTexts('publicChallanLanding')
  const { config } = usePublicState()
  return (
    <PublicShell brand={null} look="paper">
      <Notice icon={Store} title={text('closed.title')}>
        {text('closed.detail', { email: config.supportEmail })}
      </Notice>
    </PublicShell>
  )
}
