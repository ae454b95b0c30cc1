import { Button, Dialog, DialogActions, DialogContent, DialogTitle } from '@mui/material'
import { RotateCcw } from 'lucide-react'
import { useId, useState } from 'react'
import { formatPaise } from '../../../../contracts/money.ts'
import { BulkActionNote } from '../../../components/BulkActionBar.tsx'
import { useTexts } from '../../../i18n/useTexts.ts'
import { useProduct, useProductFacts } from '../product.ts'
import type { VerificationRecord } from '../record.ts'
import { useRunAgain } from './useRunAgain.ts'

interface RunAgainProps {
  ids: string[]
  records: VerificationRecord[]
  onDone: () => void
}

/** Runs the selected checks again, after showing the price. */
const RunAgain = ({ ids, records, onDone }: RunAgainProps) => {
  const text = useTexts('verifications')
  const [asking, setAsking] = useState(false)
  const free = records.filter(({ status }) => status === 'source_unavailable').length
  return (
    <>
      {free > 0 && <BulkActionNote>{text('list.selectedFree', { smart_count: free })}</BulkActionNote>}
      <Button startIcon={<RotateCcw />} onClick={() => setAsking(true)}>
        {text('list.runAgain')}
      </Button>
      {asking && <RunAgainDialog ids={ids} onDone={onDone} onClose={() => setAsking(false)} />}
    </>
  )
}

export default RunAgain

interface RunAgainDialogProps extends Pick<RunAgainProps, 'ids' | 'onDone'> {
  onClose: () => void
}

/** Shows the price before the checks are run again. */
const RunAgainDialog = ({ ids, onDone, onClose }: RunAgainDialogProps) => {
  const text = useTexts('verifications')
  const titleId = useId()
  const { pricePaise } = useProductFacts(useProduct())
  const { busy, runAgain } = useRunAgain()
  const price = formatPaise(pricePaise * ids.length)
  const confirm = async () => {
    await runAgain(ids)
    onClose()
    onDone()
  }
  return (
    <Dialog open onClose={busy ? undefined : onClose} aria-labelledby={titleId}>
      <DialogTitle id={titleId}>{text('list.confirmTitle', { smart_count: ids.length })}</DialogTitle>
      <DialogContent>{text('list.confirmCharged', { price })}</DialogContent>
      <DialogActions>
        <Button color="inherit" disabled={busy} onClick={onClose}>
          {text('list.cancel')}
        </Button>
        <Button autoFocus variant="contained" disabled={busy} onClick={() => void confirm()}>
          {text('detail.runAgainPrice', { price })}
        </Button>
      </DialogActions>
    </Dialog>
  )
}
