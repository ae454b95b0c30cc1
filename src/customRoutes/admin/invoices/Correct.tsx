import { Button, IconButton } from '@mui/material'
import { FilePen } from 'lucide-react'
import { useState } from 'react'
import type { Invoice } from '../../../../contracts/resources/invoice.ts'
import { useTexts } from '../../../i18n/useTexts.ts'
import { CorrectDialog } from './CorrectDialog.tsx'

interface CorrectProps {
  invoice: Invoice
  /** Says what it does, where no pointer rests on it. */
  named?: boolean
}

/** Opens the correction of an invoice; nothing for what has been taken back and for credit notes. */
export const Correct = ({ invoice, named = false }: CorrectProps) => {
  const text = useTexts('adminMoney')
  const [open, setOpen] = useState(false)
  if (!invoice.isCurrent) return null
  const label = text('invoices.correct.named', { number: invoice.number })
  const show = () => setOpen(true)
  return (
    <>
      {named ? (
        <Button size="small" variant="outlined" aria-label={label} onClick={show}>
          {text('invoices.correct.action')}
        </Button>
      ) : (
        <IconButton aria-label={label} title={text('invoices.correct.action')} onClick={show}>
          <FilePen aria-hidden="true" />
        </IconButton>
      )}
      {open && <CorrectDialog invoice={invoice} onClose={() => setOpen(false)} />}
    </>
  )
}
