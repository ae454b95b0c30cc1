import { FileMinus2, FileX2 } from 'lucide-react'
import type { Invoice } from '../../../../contracts/resources/invoice.ts'
import { ToneChip } from '../../../components/ToneChip.tsx'
import { useTexts } from '../../../i18n/useTexts.ts'
import styles from './Invoices.module.css'

/** What a document is, where it is no invoice that counts. */
export const InvoiceKind = ({ invoice: { kind, isCurrent, credits } }: { invoice: Invoice }) => {
  const text = useTexts('adminMoney')
  if (kind === 'creditNote')
    return (
      <span className={styles.kind}>
        <ToneChip tone="info" icon={FileMinus2} label={text('invoices.kinds.creditNote')} />
        <span className={styles.quiet}>{text('invoices.credits', { number: credits ?? '' })}</span>
      </span>
    )
  return isCurrent ? null : <ToneChip tone="neutral" icon={FileX2} label={text('invoices.credited')} />
}
