import { Money } from '../../../components/Money.tsx'
import { useAdminText } from '../../../i18n/adminTexts.ts'
import styles from './Actions.module.css'

/** What is available before an adjustment and after it. */
export const BeforeAfter = ({ availablePaise, change }: { availablePaise: number; change: number | null }) => {
  const text = useAdminText()
  return (
    <dl className={styles.balance} aria-live="polite">
      <div>
        <dt>{text('users.adjust.now')}</dt>
        <dd>
          <Money paise={availablePaise} />
        </dd>
      </div>
      <div>
        <dt>{text('users.adjust.after')}</dt>
        <dd>{change === null ? '-' : <Money paise={availablePaise + change} strong />}</dd>
      </div>
    </dl>
  )
}
