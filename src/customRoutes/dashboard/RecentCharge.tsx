import { Money } from '../../components/Money.tsx'
import { useTexts } from '../../i18n/useTexts.ts'
import styles from './Dashboard.module.css'
import type { RecentVerification } from './useRecentVerifications.ts'

/** What it cost; a test key's says why it cost nothing. */
export const RecentCharge = ({ row }: { row: RecentVerification }) => {
  const text = useTexts('dashboard')
  return row.mode === 'test' ? (
    <span className={styles.test}>{text('recent.test')}</span>
  ) : (
    <Money paise={row.chargePaise} />
  )
}
