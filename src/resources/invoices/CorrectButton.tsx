import { Button, IconButton } from '@mui/material'
import { FilePen } from 'lucide-react'
import { useState } from 'react'
import type { Invoice } from '../../../contracts/resources/invoice.ts'
import { useTexts } from '../../i18n/useTexts.ts'
import { useIsNarrow } from '../../theme/useIsNarrow.ts'
import { CorrectDialog } from './CorrectDialog.tsx'

/** Opens the correction of an invoice. Credit notes and invoices that were already credited cannot be corrected. */
export const CorrectButton = ({ record: invoice }: { record: Invoice }) => {
  const text = useTexts('adminMoney')
  // Touch screens have no tooltips, so the button shows its label.
  const isNamed = useIsNarrow()
  const [open, setOpen] = useState(false)
  if (!invoice.isCurrent) return null
  const label = text('invoices.correct.named', { number: invoice.number })
  const show = () => setOpen(true)
  return (
    <>
      {isNamed ? (
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
