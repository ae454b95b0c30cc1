import { Button, IconButton } from '@mui/material'
import { FilePen } from 'lucide-react'
import { useState } from 'react'
import type { Invoice } from '../../../contracts/resources/invoice.ts'
import { useTexts } from '../../i18n/useTexts.ts'
import { useIsNarrow } from '../../theme/useIsNarrow.ts'
import { CorrectDialog } from './CorrectDialog.tsx'

/** Opens the correction of an invoice; nothing for what has been taken back and for credit notes. */
export const CorrectButton = ({ record: invoice }: { record: Invoice }) => {
  const text = useTexts('adminMoney')
  // Where no pointer rests on an icon, a word says what it does.
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
