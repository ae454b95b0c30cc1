import { Money } from '../Money.tsx'
import styles from './BalancePreview.module.css'

interface BalancePreviewProps {
  /** In paise. */
  now: number
  nowLabel: string
  /** Null until a valid amount is typed. */
  after: number | null
  afterLabel: string
}

/** A balance before and after an action. */
export const BalancePreview = ({ now, nowLabel, after, afterLabel }: BalancePreviewProps) => (
  <dl className={styles.balance} aria-live="polite">
    <div>
      <dt>{nowLabel}</dt>
      <dd>
        <Money paise={now} />
      </dd>
    </div>
    <div>
      <dt>{afterLabel}</dt>
      <dd>{after === null ? '-' : <Money paise={after} strong />}</dd>
    </div>
  </dl>
)
