import type { UserPrice } from '../../../../../contracts/resources/userPrice.ts'
import { Column, RecordTable } from '../../../../components/list/RecordTable.tsx'
import { Money } from '../../../../components/Money.tsx'
import { useTexts } from '../../../../i18n/useTexts.ts'
import { CustomerLink } from '../../../../resources/allowedAddresses/admin/CustomerLink.tsx'
import { useProductLabel } from '../../useProductLabel.ts'
import styles from '../Pricing.module.css'
import { StateChip } from '../StateChip.tsx'
import { usePeriod } from '../usePeriod.ts'
import { Reason } from './Reason.tsx'
import { UserPriceActions } from './UserPriceActions.tsx'

export const UserPriceTable = () => {
  const text = useTexts('adminPricing')
  const label = useProductLabel()
  const { period } = usePeriod()
  return (
    <RecordTable className={styles.table} rowClick={false}>
      <Column<UserPrice>
        source="customer"
        label={text('user.column.customer')}
        disableSort
        render={row => <CustomerLink {...row} />}
      />
      <Column<UserPrice>
        source="product"
        label={text('user.column.product')}
        disableSort
        cellClassName={styles.nowrap}
        render={({ product }) => label(product)}
      />
      <Column<UserPrice>
        source="pricePaise"
        label={text('user.column.price')}
        disableSort
        align="right"
        render={({ pricePaise }) => <Money paise={pricePaise} strong />}
      />
      <Column<UserPrice>
        source="listPaise"
        label={text('user.column.list')}
        disableSort
        align="right"
        cellClassName={styles.quiet}
        render={({ listPaise }) => <Money paise={listPaise} />}
      />
      <Column<UserPrice>
        source="from"
        label={text('user.column.period')}
        disableSort
        cellClassName={`num ${styles.nowrap}`}
        render={period}
      />
      <Column<UserPrice>
        source="state"
        label={text('user.column.state')}
        disableSort
        render={({ state }) => <StateChip state={state} />}
      />
      <Column<UserPrice>
        source="reason"
        label={text('user.column.reason')}
        disableSort
        render={price => <Reason price={price} />}
      />
      <Column<UserPrice>
        source="id"
        disableSort
        align="right"
        label={<span className="hidden-text">{text('user.column.actions')}</span>}
        render={price => <UserPriceActions price={price} />}
      />
    </RecordTable>
  )
}
