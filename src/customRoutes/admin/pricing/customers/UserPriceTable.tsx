import type { UserPrice } from '../../../../../contracts/resources/userPrice.ts'
import { CustomerLink } from '../../../../components/CustomerLink.tsx'
import { RecordColumn, RecordTable } from '../../../../components/list/RecordTable.tsx'
import { Money } from '../../../../components/Money.tsx'
import { useTexts } from '../../../../i18n/useTexts.ts'
import { useProductLabel } from '../../../../resources/verifications/useProductLabel.ts'
import { PriceStateChip } from '../PriceStateChip.tsx'
import styles from '../Pricing.module.css'
import { usePeriodFormat } from '../usePeriodFormat.ts'
import { PriceReason } from './PriceReason.tsx'
import { UserPriceActions } from './UserPriceActions.tsx'

export const UserPriceTable = () => {
  const text = useTexts('adminPricing')
  const label = useProductLabel()
  const { period } = usePeriodFormat()
  return (
    <RecordTable className={styles.table} rowClick={false}>
      <RecordColumn<UserPrice>
        source="customer"
        label={text('user.column.customer')}
        disableSort
        render={row => <CustomerLink record={row} />}
      />
      <RecordColumn<UserPrice>
        source="product"
        label={text('user.column.product')}
        disableSort
        cellClassName={styles.nowrap}
        render={({ product }) => label(product)}
      />
      <RecordColumn<UserPrice>
        source="pricePaise"
        label={text('user.column.price')}
        disableSort
        align="right"
        render={({ pricePaise }) => <Money paise={pricePaise} strong />}
      />
      <RecordColumn<UserPrice>
        source="listPaise"
        label={text('user.column.list')}
        disableSort
        align="right"
        cellClassName={styles.quiet}
        render={({ listPaise }) => <Money paise={listPaise} />}
      />
      <RecordColumn<UserPrice>
        source="from"
        label={text('user.column.period')}
        disableSort
        cellClassName={`num ${styles.nowrap}`}
        render={period}
      />
      <RecordColumn<UserPrice>
        source="state"
        label={text('user.column.state')}
        disableSort
        render={({ state }) => <PriceStateChip state={state} />}
      />
      <RecordColumn<UserPrice>
        source="reason"
        label={text('user.column.reason')}
        disableSort
        render={price => <PriceReason price={price} />}
      />
      <RecordColumn<UserPrice>
        source="id"
        disableSort
        align="right"
        label={<span className="hidden-text">{text('user.column.actions')}</span>}
        render={price => <UserPriceActions price={price} />}
      />
    </RecordTable>
  )
}
