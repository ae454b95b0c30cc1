import { AddBalance } from './AddBalance.tsx'
import { PayOutstanding } from './PayOutstanding.tsx'
import type { Purpose } from './toppedUp.ts'

interface MoneyInProps {
  purpose: Purpose
  onClose: () => void
}

/** Both dialogs in which money comes in, as one chunk. */
const MoneyIn = ({ purpose, onClose }: MoneyInProps) =>
  purpose === 'outstanding' ? <PayOutstanding onClose={onClose} /> : <AddBalance wallet={purpose} onClose={onClose} />

export default MoneyIn
