import { Button, IconButton } from '@mui/material'
import { FileMinus2, FilePen, type LucideIcon } from 'lucide-react'
import { useState } from 'react'
import type { Invoice } from '../../../contracts/resources/invoice.ts'
import { useTexts } from '../../i18n/useTexts.ts'
import { useIsNarrow } from '../../theme/useIsNarrow.ts'
import { CorrectDialog } from './CorrectDialog.tsx'
import { CreditDialog } from './CreditDialog.tsx'

/** Crediting a part of an invoice, and correcting it. Neither is possible for credit notes, replaced invoices and those credited in full. */
export const InvoiceActions = ({ record: invoice }: { record: Invoice }) => {
  const text = useTexts('adminMoney')
  const [open, setOpen] = useState<'credit' | 'correct' | null>(null)
  const { number, left, isCurrent } = invoice
  if (!isCurrent || !left || left.basePaise === 0) return null
  const close = () => setOpen(null)
  return (
    <>
      <ActionButton
        icon={FileMinus2}
        action={text('invoices.credit.action')}
        label={text('invoices.credit.named', { number })}
        onClick={() => setOpen('credit')}
      />
      <ActionButton
        icon={FilePen}
        action={text('invoices.correct.action')}
        label={text('invoices.correct.named', { number })}
        onClick={() => setOpen('correct')}
      />
      {open === 'credit' && <CreditDialog invoice={invoice} left={left} onClose={close} />}
      {open === 'correct' && <CorrectDialog invoice={invoice} onClose={close} />}
    </>
  )
}

interface ActionButtonProps {
  icon: LucideIcon
  action: string
  /** Names the invoice too. */
  label: string
  onClick: () => void
}

const ActionButton = ({ icon: Icon, action, label, onClick }: ActionButtonProps) => {
  // Touch screens have no tooltips, so the button shows its label.
  const isNamed = useIsNarrow()
  return isNamed ? (
    <Button size="small" variant="outlined" aria-label={label} onClick={onClick}>
      {action}
    </Button>
  ) : (
    <IconButton aria-label={label} title={action} onClick={onClick}>
      <Icon aria-hidden="true" />
    </IconButton>
  )
}
