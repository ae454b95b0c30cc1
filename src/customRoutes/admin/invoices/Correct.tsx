import { IconButton } from '@mui/material'
import { FilePen } from 'lucide-react'
import { useState } from 'react'
import type { Invoice } from '../../../../contracts/resources/invoice.ts'
import { CorrectDialog } from './CorrectDialog.tsx'
import { useMoneyText } from './texts.ts'

/** Opens the correction of an invoice; nothing for what has been taken back and for credit notes. */
export const Correct = ({ invoice }: { invoice: Invoice }) => {
  const text = useMoneyText()
  const [open, setOpen] = useState(false)
  if (!invoice.isCurrent) return null
  const { number } = invoice
  return (
    <>
      <IconButton
        aria-label={text('invoices.correct.named', { number })}
        title={text('invoices.correct.action')}
        onClick={() => setOpen(true)}
      >
        <FilePen aria-hidden="true" />
      </IconButton>
      {open && <CorrectDialog invoice={invoice} onClose={() => setOpen(false)} />}
    </>
  )
}
