import type { Invoice } from '../../../../contracts/resources/invoice.ts'
import { stateName } from '../../../../contracts/stateNames.ts'
import { Column, RecordTable } from '../../../components/list/RecordTable.tsx'
import { Money } from '../../../components/Money.tsx'
import { useDates } from '../../../i18n/dates.ts'
import { useLocale } from '../../../i18n/locale.ts'
import { CustomerLink } from '../../../resources/allowedAddresses/admin/CustomerLink.tsx'
import orders from '../../../resources/orders/Orders.module.css'
import { AnyInvoice } from './AnyInvoice.tsx'
import { Correct } from './Correct.tsx'
import { InvoiceKind } from './InvoiceKind.tsx'
import styles from './Invoices.module.css'
import { useMoneyText } from './texts.ts'

const sums = ['basePaise', 'cgstPaise', 'sgstPaise', 'igstPaise', 'totalPaise'] as const
const names = {
  basePaise: 'base',
  cgstPaise: 'cgst',
  sgstPaise: 'sgst',
  igstPaise: 'igst',
  totalPaise: 'total',
} as const

export const InvoiceTable = () => {
  const text = useMoneyText()
  const locale = useLocale()
  const { short } = useDates()
  return (
    <RecordTable className={orders.table} rowClick={false}>
      <Column<Invoice>
        source="number"
        label={text('invoices.number')}
        disableSort
        render={invoice => (
          <span className={styles.document}>
            <AnyInvoice invoice={invoice} />
            <InvoiceKind invoice={invoice} />
          </span>
        )}
      />
      <Column<Invoice>
        source="createdAt"
        label={text('invoices.time')}
        cellClassName={`num ${orders.quiet}`}
        sortByOrder="DESC"
        render={({ createdAt }) => short(createdAt)}
      />
      <Column<Invoice>
        source="buyer"
        label={text('invoices.customer')}
        disableSort
        render={({ buyer, userId }) => <CustomerLink customer={buyer} userId={userId} />}
      />
      <Column<Invoice>
        source="state"
        label={text('invoices.state')}
        disableSort
        cellClassName={orders.quiet}
        render={({ state }) => stateName(state, locale)}
      />
      {sums.map(source => (
        <Column<Invoice>
          key={source}
          source={source}
          label={text(`invoices.${names[source]}`)}
          align="right"
          disableSort
          render={invoice => <Money paise={invoice[source]} strong={source === 'totalPaise'} />}
        />
      ))}
      <Column<Invoice>
        source="id"
        label=""
        align="right"
        disableSort
        render={invoice => <Correct invoice={invoice} />}
      />
    </RecordTable>
  )
}
