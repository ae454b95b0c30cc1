import { Button, Dialog, DialogActions, DialogContent, DialogTitle } from '@mui/material'
import { formatPaise } from '../../../../contracts/money.ts'
import { useTexts } from '../../../i18n/useTexts.ts'
import { useProduct, useProductFacts } from '../product.ts'
import { useRunAgain } from './useRunAgain.ts'

interface RunAgainDialogProps {
  ids: string[]
  onDone: () => void
  onClose: () => void
}

/** Says the price of running checks again before it is paid. */
const RunAgainDialog = ({ ids, onDone, onClose }: RunAgainDialogProps) => {
  const text = useTexts('verifications')
  const { pricePaise } = useProductFacts(useProduct())
  const { busy, runAgain } = useRunAgain()
  const price = formatPaise(pricePaise * ids.length)
  const confirm = async () => {
    await runAgain(ids)
    onDone()
    onClose()
  }
  return (
    <Dialog open onClose={busy ? undefined : onClose} aria-labelledby="run-again">
      <DialogTitle id="run-again">{text('list.confirmTitle', { smart_count: ids.length })}</DialogTitle>
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

export default RunAgainDialog
