import type { FundingPurpose } from './fundableWallet.ts'
import { PayOutstanding } from './PayOutstanding.tsx'
import { AddBalance } from './topUp/AddBalance.tsx'

interface FundingDialogProps {
  purpose: FundingPurpose
  onClose: () => void
}

/** Both payment dialogs, in one chunk. */
const FundingDialog = ({ purpose, onClose }: FundingDialogProps) =>
  purpose === 'outstanding' ? <PayOutstanding onClose={onClose} /> : <AddBalance wallet={purpose} onClose={onClose} />

export default FundingDialog
