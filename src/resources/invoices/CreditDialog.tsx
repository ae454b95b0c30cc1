import { useWatch } from 'react-hook-form'
import { creditInvoice } from '../../../contracts/calls/invoices.ts'
import { taxOfPart } from '../../../contracts/platform/creditedPart.ts'
import { formatPaise } from '../../../contracts/platform/money.ts'
import type { Invoice } from '../../../contracts/resources/invoice.ts'
import { ActionDialog } from '../../components/form/ActionDialog.tsx'
import { BalancePreview } from '../../components/form/BalancePreview.tsx'
import { reasonField } from '../../components/form/field.ts'
import { paiseOf } from '../../components/form/rupees.ts'
import { useToast } from '../../components/useToast.ts'
import { useTexts } from '../../i18n/useTexts.ts'

interface CreditDialogProps {
  invoice: Invoice
  left: NonNullable<Invoice['left']>
  onClose: () => void
}

/** Credits a part of an invoice: an amount without GST, which follows in proportion. */
export const CreditDialog = ({ invoice, left, onClose }: CreditDialogProps) => {
  const text = useTexts('adminMoney')
  const wallet = useTexts('admin')(`users.wallet.${invoice.wallet}`)
  const toast = useToast()
  const most = formatPaise(left.basePaise)
  return (
    <ActionDialog
      call={creditInvoice}
      params={{ id: invoice.id }}
      fields={[
        {
          source: 'basePaise',
          kind: 'money',
          max: left.basePaise,
          label: text('invoices.credit.amount'),
          hint: text('invoices.credit.amountHint', { most }),
          problems: { tooLarge: text('invoices.credit.tooMuch', { most }) },
        },
        { ...reasonField, hint: text('invoices.correct.reasonHint') },
      ]}
      title={text('invoices.credit.title', { number: invoice.number })}
      detail={text('invoices.credit.detail', { wallet })}
      confirm={<ConfirmWords invoice={invoice} left={left} />}
      done={({ creditNote, amountPaise }) =>
        creditNote
          ? text('invoices.credit.done', { number: creditNote.number, amount: formatPaise(amountPaise) })
          : text('approvals.sent')
      }
      onConflict={message => toast(message, 'error')}
      onClose={onClose}
    >
      <Preview invoice={invoice} left={left} />
    </ActionDialog>
  )
}

type Part = Pick<CreditDialogProps, 'invoice' | 'left'>

/** The tax and the total of the typed part; null until it is a valid one. */
function usePart({ invoice, left }: Part) {
  const basePaise = paiseOf(String(useWatch({ name: 'basePaise' })))
  const whole = { basePaise: invoice.basePaise, taxPaise: invoice.totalPaise - invoice.basePaise }
  const taxPaise = basePaise === null ? null : taxOfPart(whole, left, basePaise)
  return basePaise === null || taxPaise === null ? null : { taxPaise, totalPaise: basePaise + taxPaise }
}

const ConfirmWords = (props: Part) => {
  const text = useTexts('adminMoney')
  const part = usePart(props)
  return part
    ? text('invoices.credit.confirm', { amount: formatPaise(part.totalPaise) })
    : text('invoices.credit.action')
}

/** What is left of the invoice, before and after, with GST. */
const Preview = (props: Part) => {
  const text = useTexts('adminMoney')
  const part = usePart(props)
  const leftPaise = props.left.basePaise + props.left.taxPaise
  return (
    <BalancePreview
      now={leftPaise}
      nowLabel={text('invoices.credit.now')}
      after={part && leftPaise - part.totalPaise}
      afterLabel={text('invoices.credit.after')}
    />
  )
}
