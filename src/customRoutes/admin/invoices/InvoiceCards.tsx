import { useListContext } from 'ra-core'
import type { Invoice } from '../../../../contracts/resources/invoice.ts'
import { stateName } from '../../../../contracts/stateNames.ts'
import { Money } from '../../../components/Money.tsx'
import { useDates } from '../../../i18n/dates.ts'
import { useLocale } from '../../../i18n/locale.ts'
import { AnyInvoice } from './AnyInvoice.tsx'
import { Correct } from './Correct.tsx'
import { InvoiceKind } from './InvoiceKind.tsx'
import styles from './Invoices.module.css'

/** It counts, and so has no mark. */
const isPlain = ({ kind, isCurrent }: Invoice) => kind === 'invoice' && isCurrent

export const InvoiceCards = () => {
  const locale = useLocale()
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
            {isPlain(invoice) ? (
              <span className={styles.place}>
                <span>{stateName(invoice.state, locale)}</span>
                {invoice.gstin && <span className="mono">{invoice.gstin}</span>}
              </span>
            ) : (
              <InvoiceKind invoice={invoice} />
            )}
            <Correct named invoice={invoice} />
          </span>
        </li>
      ))}
    </ul>
  )
}
