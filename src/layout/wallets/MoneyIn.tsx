import { AddBalance } from './AddBalance.tsx'
import { PayOutstanding } from './PayOutstanding.tsx'
import type { FundingPurpose } from './toppedUp.ts'

interface FundingDialogProps {
  purpose: FundingPurpose
  onClose: () => void
}

/** Both dialogs in which money comes in, as one chunk. */
const FundingDialog = ({ purpose, onClose }: FundingDialogProps) =>
  purpose === 'outstanding' ? <PayOutstanding onClose={onClose} /> : <AddBalance wallet={purpose} onClose={onClose} />

export default FundingDialog
