import { useTexts } from '../../../i18n/useTexts.ts'
import styles from './PaymentStatus.module.css'

export const PaymentStatusLoading = () => {
  const text = useTexts('publicChallanOrders')
  return (
    <div className={styles.waiting} role="status">
      <span>{text('result.loading')}</span>
    </div>
  )
}
