import { useOrderTexts } from '../shared/orderTexts.ts'
import styles from './Result.module.css'

export const Waiting = () => {
  const text = useOrderTexts()
  return (
    <div className={styles.waiting} role="status">
      <span>{text('result.loading')}</span>
    </div>
  )
}
