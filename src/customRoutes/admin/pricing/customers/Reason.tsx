import type { UserPrice } from '../../../../../contracts/resources/userPrice.ts'
import { useDates } from '../../../../i18n/dates.ts'
import { useTexts } from '../../../../i18n/useTexts.ts'
import styles from '../Pricing.module.css'

/** Why, and who decided it when. */
export const Reason = ({ price: { reason, decidedBy, createdAt } }: { price: UserPrice }) => {
  const text = useTexts('adminPricing')
  const { dayMonth } = useDates()
  return (
    <>
      <span className={styles.reason}>{reason}</span>
      <span className={`num ${styles.reason}`}>{text('user.by', { name: decidedBy, day: dayMonth(createdAt) })}</span>
    </>
  )
}
