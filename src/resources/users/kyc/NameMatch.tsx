import { CircleAlert, CircleCheck } from 'lucide-react'
import { useTexts } from '../../../i18n/useTexts.ts'
import styles from './UserKycTab.module.css'

/** Below it the PAN check itself calls the names different. */
const ALIKE = 70

export const NameMatch = ({ percent, name }: { percent: number; name: string }) => {
  const text = useTexts('admin')
  const good = percent >= ALIKE
  const Icon = good ? CircleCheck : CircleAlert
  return (
    <span className={styles.match} data-tone={good ? 'success' : 'warning'}>
      <Icon size={16} aria-hidden="true" />
      {text(good ? 'kyc.match.good' : 'kyc.match.low', { percent, name })}
    </span>
  )
}
