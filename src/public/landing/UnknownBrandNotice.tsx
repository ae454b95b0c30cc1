import { CircleAlert } from 'lucide-react'
import { useTexts } from '../../i18n/useTexts.ts'
import { usePublicState } from '../state.ts'
import styles from './ContactForm.module.css'

/** The address names no brand: said plainly, over a search that works. */
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
