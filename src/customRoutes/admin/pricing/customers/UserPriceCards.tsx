import { useListContext } from 'ra-core'
import type { UserPrice } from '../../../../../contracts/resources/userPrice.ts'
import { CustomerLink } from '../../../../components/CustomerLink.tsx'
import { Money } from '../../../../components/Money.tsx'
import { useProductLabel } from '../../../../resources/verifications/useProductLabel.ts'
import { PriceStateChip } from '../PriceStateChip.tsx'
import styles from '../Pricing.module.css'
import { usePeriodFormat } from '../usePeriodFormat.ts'
import { PriceReason } from './PriceReason.tsx'
import { UserPriceActions } from './UserPriceActions.tsx'

/** The list on a narrow screen. */
export const UserPriceCards = () => {
  const label = useProductLabel()
  const { period } = usePeriodFormat()
  const { data = [] } = useListContext<UserPrice>()
  return (
    <ul className={styles.cards}>
      {data.map(price => (
        <li key={price.id}>
          <span className={styles.line}>
            <CustomerLink record={price} />
            <Money paise={price.pricePaise} strong />
          </span>
          <span className={styles.line}>
            <span>{label(price.product)}</span>
            <PriceStateChip state={price.state} />
          </span>
          <span className="num">{period(price)}</span>
          <PriceReason price={price} />
          <UserPriceActions price={price} />
        </li>
      ))}
    </ul>
  )
}
