import { useMediaQuery } from '@mui/material'
import type { Invoice } from '../../../../contracts/resources/invoice.ts'
import { stateName } from '../../../../contracts/stateNames.ts'
import { Column, RecordTable } from '../../../components/list/RecordTable.tsx'
import { Money } from '../../../components/Money.tsx'
import { useDates } from '../../../i18n/dates.ts'
import { useLocale } from '../../../i18n/locale.ts'
import { useTexts } from '../../../i18n/useTexts.ts'
import { CustomerLink } from '../../../resources/allowedAddresses/admin/CustomerLink.tsx'
import orders from '../../../resources/orders/Orders.module.css'
import { AnyInvoice } from './AnyInvoice.tsx'
import { Correct } from './Correct.tsx'
import { InvoiceKind } from './InvoiceKind.tsx'
import styles from './Invoices.module.css'

const base = { source: 'basePaise', name: 'base', of: (invoice: Invoice) => invoice.basePaise } as const
const total = { source: 'totalPaise', name: 'total', of: (invoice: Invoice) => invoice.totalPaise } as const
const taxes = [
  { source: 'cgstPaise', name: 'cgst', of: (invoice: Invoice) => invoice.cgstPaise },
  { source: 'sgstPaise', name: 'sgst', of: (invoice: Invoice) => invoice.sgstPaise },
  { source: 'igstPaise', name: 'igst', of: (invoice: Invoice) => invoice.igstPaise },
] as const
/** In their place where there is no room for three. */
const gst = {
  source: 'igstPaise',
  name: 'gst',
  of: (invoice: Invoice) => taxes.reduce((sum, tax) => sum + tax.of(invoice), 0),
} as const

export const InvoiceTable = () => {
  const text = useTexts('adminMoney')
  const locale = useLocale()
  const { short } = useDates()
  const narrow = useMediaQuery('(max-width:1199.95px)')
  const sums = [base, ...(narrow ? [gst] : taxes), total]
  return (
    <RecordTable className={`${orders.table} ${styles.table}`} rowClick={false}>
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
      {sums.map(({ source, name, of }) => (
        <Column<Invoice>
          key={name}
          source={source}
          label={text(`invoices.${name}`)}
          align="right"
          disableSort
          render={invoice => <Money paise={of(invoice)} strong={name === 'total'} />}
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
