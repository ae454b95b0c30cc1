import { Button, Dialog, DialogActions, DialogContent, DialogTitle } from '@mui/material'
import { RotateCcw } from 'lucide-react'
import { useId, useState } from 'react'
import { formatPaise } from '../../../../contracts/platform/money.ts'
import { BulkActionNote } from '../../../components/BulkActionBar.tsx'
import { useTexts } from '../../../i18n/useTexts.ts'
import { useShortfall } from '../../../wallets/useShortfall.ts'
import type { VerificationRecord } from '../record.ts'
import { ShortBalance } from '../ShortBalance.tsx'
import { useRerunPrice, useRunAgain } from './useRunAgain.ts'

interface RunAgainProps {
  ids: string[]
  records: VerificationRecord[]
  onDone: () => void
}

/** Runs the selected checks again, after showing the price. */
const RunAgain = ({ ids, records, onDone }: RunAgainProps) => {
  const text = useTexts('verifications')
  const [asking, setAsking] = useState(false)
  const free = records.filter(({ charge }) => charge.paise === 0).length
  return (
    <>
      {free > 0 && <BulkActionNote>{text('list.selectedFree', { smart_count: free })}</BulkActionNote>}
      <Button startIcon={<RotateCcw />} onClick={() => setAsking(true)}>
        {text('list.runAgain')}
      </Button>
      {asking && <RunAgainDialog ids={ids} records={records} onDone={onDone} onClose={() => setAsking(false)} />}
    </>
  )
}

export default RunAgain

interface RunAgainDialogProps extends RunAgainProps {
  onClose: () => void
}

/** Shows the price before the checks are run again. */
const RunAgainDialog = ({ ids, records, onDone, onClose }: RunAgainDialogProps) => {
  const text = useTexts('verifications')
  const titleId = useId()
  const priceOf = useRerunPrice()
  const { busy, runAgain } = useRunAgain()
  const byId = new Map(records.map(record => [String(record.id), record]))
  const reruns = ids.map(id => ({ id, atMostPaise: priceOf(byId.get(id) ?? { mode: 'live', input: {} }) }))
  const tests = ids.filter(id => byId.get(id)?.mode === 'test').length
  const isFree = tests === ids.length
  const totalPaise = reruns.reduce((sum, { atMostPaise }) => sum + atMostPaise, 0)
  const price = formatPaise(totalPaise)
  const shortfall = useShortfall(totalPaise)
  const confirm = async () => {
    await runAgain(reruns)
    onClose()
    onDone()
  }
  return (
    <Dialog open onClose={busy ? undefined : onClose} aria-labelledby={titleId}>
      <DialogTitle id={titleId}>{text('list.confirmTitle', { smart_count: ids.length })}</DialogTitle>
      <DialogContent>
        {isFree ? text('list.confirmTest') : text('list.confirmCharged', { price })}
        {tests > 0 && !isFree && ` ${text('list.confirmSomeTest', { smart_count: tests })}`}
        {shortfall && <ShortBalance shortfall={shortfall} pricePaise={totalPaise} />}
      </DialogContent>
      <DialogActions>
        <Button color="inherit" disabled={busy} onClick={onClose}>
          {text('list.cancel')}
        </Button>
        <Button autoFocus variant="contained" disabled={busy || !!shortfall} onClick={() => void confirm()}>
          {isFree ? text('detail.runAgainTest') : text('detail.runAgainPrice', { price })}
        </Button>
      </DialogActions>
    </Dialog>
  )
}
