import { Copy } from 'lucide-react'
import { useTexts } from '../../../i18n/useTexts.ts'
import { usePublicToast } from '../shared/Toast.tsx'
import styles from './CopyNumber.module.css'

export const CopyNumber = ({ number }: { number: string }) => {
  const text = useTexts('publicChallanList')
  const say = usePublicToast()
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(number)
      say(text('copied'))
    } catch {
      // The browser does not allow it, or the page came without TLS: the number stands beside, to be selected.
    }
  }
  return (
    <button
      type="button"
      className={styles.copy}
      aria-label={text('card.copy', { number })}
      onClick={() => void copy()}
    >
      <Copy size={16} aria-hidden="true" />
    </button>
  )
}
