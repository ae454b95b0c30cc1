import type { Challan } from '../../../../contracts/calls/challanFields.ts'
import { paths } from '../../../../contracts/paths.ts'
import { useTexts } from '../../../i18n/useTexts.ts'
import { isPlainClick, pushQuery } from '../shared/useQueryParams.ts'
import styles from './ChallanCard.module.css'

/** From a challan to the order that holds it. */
export const OrderLink = ({ order }: { order: NonNullable<Challan['order']> }) => {
  const text = useTexts('publicChallanList')
  return (
    <a
      className={styles.link}
      href={`${paths.challanDetails}?view=orders&order=${order.code}`}
      onClick={event => {
        if (!isPlainClick(event)) return
        event.preventDefault()
        pushQuery({ view: 'orders', order: order.code })
      }}
    >
      {text('card.inOrder')}
    </a>
  )
}
