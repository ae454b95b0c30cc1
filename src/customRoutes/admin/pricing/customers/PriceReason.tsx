import type { UserPrice } from '../../../../../contracts/resources/userPrice.ts'
import { useDateFormats } from '../../../../i18n/dates.ts'
import { useTexts } from '../../../../i18n/useTexts.ts'
import styles from '../Pricing.module.css'

/** Why, and who decided it when. */
export const PriceReason = ({ price: { reason, decidedBy, createdAt } }: { price: UserPrice }) => {
  const text = useTexts('adminPricing')
  const { dayMonth } = useDateFormats()
  return (
    <>
      <span className={styles.reason}>{reason}</span>
      <span className={`num ${styles.reason}`}>{text('user.by', { name: decidedBy, day: dayMonth(createdAt) })}</span>
    </>
  )
}
