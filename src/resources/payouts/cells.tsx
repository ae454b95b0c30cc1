import { Button } from '@mui/material'
import { FileDown, TriangleAlert } from 'lucide-react'
import { useState } from 'react'
import { cancelPayout, markPayoutPaid, markPayoutReturned } from '../../../contracts/calls/payouts.ts'
import { formatPaise } from '../../../contracts/platform/money.ts'
import { type Payout, payout } from '../../../contracts/resources/payout.ts'
import { useStaffCanCall } from '../../authProvider/staff.ts'
import { ActionDialog } from '../../components/form/ActionDialog.tsx'
import { reasonField } from '../../components/form/field.ts'
import { Money } from '../../components/Money.tsx'
import { ToneChip } from '../../components/ToneChip.tsx'
import { useToast } from '../../components/useToast.ts'
import { useLocale } from '../../i18n/locale.ts'
import { useTexts } from '../../i18n/useTexts.ts'
import { useDownload } from './PayoutFileButton.tsx'
import styles from './Payouts.module.css'

interface CellProps {
  record: Payout
}

/** Masked, and whether the account has another one since: only a payout in no file matters then. */
export const BankAccount = ({ record: { bankAccount, isChanged, state } }: CellProps) => {
  const text = useTexts('adminPayouts')
  return (
    <span className={styles.bank}>
      <span className="num">{bankAccount}</span>
      {isChanged && state === 'approved' && <ToneChip tone="warning" icon={TriangleAlert} label={text('replaced')} />}
    </span>
  )
}

export const Head = ({ record: { amountPaise, state } }: CellProps) => {
  const { label, tone = 'neutral' } = payout.fields.state.choices[state]
  return (
    <p className={styles.head}>
      <b>
        <Money paise={amountPaise} />
      </b>
      <ToneChip tone={tone} label={label[useLocale()]} />
    </p>
  )
}

type Act = 'paid' | 'returned' | 'cancel'

const actsOf: Record<Payout['state'], readonly Act[]> = {
  approved: ['cancel'],
  sent: ['paid', 'returned'],
  paid: ['returned'],
  returned: [],
  cancelled: [],
}

/** What the bank has said about a payout, and its file. */
export const PayoutActions = ({ record }: CellProps) => {
  const text = useTexts('adminPayouts')
  const mayMark = useStaffCanCall(markPayoutPaid)
  const save = useDownload()
  const [open, setOpen] = useState<Act | null>(null)
  const { state, fileId, customer } = record
  if (!mayMark) return null
  const words = { amount: formatPaise(record.amountPaise), customer }
  return (
    <span className={styles.actions}>
      {actsOf[state].map(act => (
        <Button
          key={act}
          size="small"
          variant="outlined"
          aria-label={text(`${act}Of`, words)}
          onClick={() => setOpen(act)}
        >
          {text(act)}
        </Button>
      ))}
      {state === 'sent' && fileId && (
        <Button size="small" aria-label={`${text('download')} ${fileId}`} onClick={() => save(fileId)}>
          <FileDown size={16} aria-hidden="true" />
        </Button>
      )}
      {open && <ActDialog record={record} act={open} onClose={() => setOpen(null)} />}
    </span>
  )
}

const ActDialog = ({ record, act, onClose }: CellProps & { act: Act; onClose: () => void }) => {
  const text = useTexts('adminPayouts')
  const toast = useToast()
  const common = {
    params: { id: record.id },
    title: text(`${act}Title`, { amount: formatPaise(record.amountPaise) }),
    detail: text(`${act}Detail`),
    confirm: text(act),
    done: text(`${act}Done`),
    onConflict: (message: string) => toast(message, 'error'),
    onClose,
  }
  if (act === 'paid') {
    const utr = { source: 'utr', label: text('utr'), hint: text('utrHint'), mono: true } as const
    return <ActionDialog {...common} call={markPayoutPaid} fields={[utr]} />
  }
  return act === 'returned' ? (
    <ActionDialog {...common} call={markPayoutReturned} fields={[{ ...reasonField, hint: text('returnedHint') }]} />
  ) : (
    <ActionDialog {...common} danger call={cancelPayout} fields={[reasonField]} />
  )
}
