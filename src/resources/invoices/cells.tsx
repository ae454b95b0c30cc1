import { FileMinus2, FileX2 } from 'lucide-react'
import { downloadAnyInvoice } from '../../../contracts/calls/invoices.ts'
import { stateName } from '../../../contracts/identifiers/states.ts'
import { type Invoice, invoice } from '../../../contracts/resources/invoice.ts'
import { CustomerLink } from '../../components/CustomerLink.tsx'
import { Money } from '../../components/Money.tsx'
import { ToneChip } from '../../components/ToneChip.tsx'
import { useLocale } from '../../i18n/locale.ts'
import { useTexts } from '../../i18n/useTexts.ts'
import { InvoiceButton } from '../orders/InvoiceButton.tsx'
import styles from './Invoices.module.css'

interface CellProps {
  record: Invoice
}

/** The invoice number; downloads the PDF. */
export const NumberButton = ({ record: { id, number } }: CellProps) => {
  const text = useTexts('adminMoney')
  return (
    <InvoiceButton call={downloadAnyInvoice} id={id} number={number} label={text('invoices.download', { number })} />
  )
}

export const Number = ({ record }: CellProps) => (
  <span className={styles.document}>
    <NumberButton record={record} />
    <Kind record={record} />
  </span>
)

/** Marks credit notes, and invoices that were credited in full or in part. */
const Kind = ({ record: { kind, isCurrent, credits, left, basePaise } }: CellProps) => {
  const text = useTexts('adminMoney')
  const locale = useLocale()
  if (kind === 'creditNote')
    return (
      <span className={styles.kind}>
        <ToneChip tone="info" icon={FileMinus2} label={invoice.fields.kind.choices.creditNote.label[locale]} />
        <span className={styles.quiet}>{text('invoices.credits', { number: credits ?? '' })}</span>
      </span>
    )
  if (!isCurrent || left?.basePaise === 0)
    return <ToneChip tone="neutral" icon={FileX2} label={text('invoices.credited')} />
  return left && left.basePaise < basePaise ? (
    <ToneChip tone="neutral" icon={FileMinus2} label={text('invoices.partCredited')} />
  ) : null
}

export const Buyer = ({ record: { buyer, userId } }: CellProps) => <CustomerLink record={{ customer: buyer, userId }} />

export const State = ({ record }: CellProps) => stateName(record.state, useLocale())

/** One sum for the three taxes, where space is limited. */
export const Gst = ({ record: { cgstPaise, sgstPaise, igstPaise } }: CellProps) => (
  <Money paise={cgstPaise + sgstPaise + igstPaise} />
)

/** On a card: the kind of document and whether it was credited, or else the place of supply and the GSTIN. */
export const Place = ({ record }: CellProps) => {
  if (!record.isCurrent || record.left?.basePaise !== record.basePaise) return <Kind record={record} />
  return (
    <span className={styles.place}>
      <State record={record} />
      {record.gstin && <span className="mono">{record.gstin}</span>}
    </span>
  )
}
