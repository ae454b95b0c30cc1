import { useListContext } from 'ra-core'
import type { Invoice } from '../../../../contracts/resources/invoice.ts'
import { Money } from '../../../components/Money.tsx'
import { useDates } from '../../../i18n/dates.ts'
import { AnyInvoice } from './AnyInvoice.tsx'
import { Correct } from './Correct.tsx'
import { InvoiceKind } from './InvoiceKind.tsx'
import styles from './Invoices.module.css'

export const InvoiceCards = () => {
  const { short } = useDates()
  const { data = [] } = useListContext<Invoice>()
  return (
    <ul className={styles.cards}>
      {data.map(invoice => (
        <li key={invoice.id}>
          <span>
            <AnyInvoice invoice={invoice} />
            <Money paise={invoice.totalPaise} strong />
          </span>
          <span className={`num ${styles.quiet}`}>
            <span>{invoice.buyer}</span>
            <span>{short(invoice.createdAt)}</span>
          </span>
          <span>
            <InvoiceKind invoice={invoice} />
            <Correct invoice={invoice} />
          </span>
        </li>
      ))}
    </ul>
  )
}
