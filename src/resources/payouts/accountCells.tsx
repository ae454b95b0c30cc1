import { Button } from '@mui/material'
import { Clock } from 'lucide-react'
import { useState } from 'react'
import { proposePayout } from '../../../contracts/calls/payouts.ts'
import { formatPaise } from '../../../contracts/platform/money.ts'
import type { PayoutAccount } from '../../../contracts/resources/payoutAccount.ts'
import { useStaffCanCall } from '../../authProvider/staff.ts'
import { CustomerLink } from '../../components/CustomerLink.tsx'
import { ActionDialog } from '../../components/form/ActionDialog.tsx'
import { reasonField } from '../../components/form/field.ts'
import { ToneChip } from '../../components/ToneChip.tsx'
import { useToast } from '../../components/useToast.ts'
import { useTexts } from '../../i18n/useTexts.ts'
import styles from './Payouts.module.css'

interface CellProps {
  record: PayoutAccount
}

export const Customer = ({ record: { customer, id } }: CellProps) => <CustomerLink record={{ customer, userId: id }} />

/** The holder and the masked number, to be compared with the customer. */
export const AccountBank = ({ record: { bankAccount } }: CellProps) => {
  const text = useTexts('adminPayouts')
  if (!bankAccount) return <span className={styles.quiet}>{text('noBank')}</span>
  return (
    <span className={styles.bank}>
      <span>{bankAccount.holder}</span>
      <span className={`num ${styles.quiet}`}>
        {bankAccount.number} · {bankAccount.ifsc}
      </span>
    </span>
  )
}

export const Proposed = ({ record: { proposedPaise } }: CellProps) => {
  const text = useTexts('adminPayouts')
  if (proposedPaise === 0) return null
  return <ToneChip tone="info" icon={Clock} label={text('waits', { amount: formatPaise(proposedPaise) })} />
}

/** Proposes a payout to the bank account that is shown; a second person approves it. One waits at a time. */
export const ProposeButton = ({ record }: CellProps) => {
  const text = useTexts('adminPayouts')
  const toast = useToast()
  const mayPropose = useStaffCanCall(proposePayout)
  const [open, setOpen] = useState(false)
  const { id, customer, availablePaise, proposedPaise, bankAccount } = record
  if (!mayPropose || !bankAccount || availablePaise < 100 || proposedPaise > 0) return null
  const { holder, number, ifsc, bank } = bankAccount
  return (
    <>
      <Button
        size="small"
        variant="outlined"
        aria-label={text('proposeFor', { customer })}
        onClick={() => setOpen(true)}
      >
        {text('propose')}
      </Button>
      {open && (
        <ActionDialog
          call={proposePayout}
          params={{ id }}
          body={{ bankAccountId: bankAccount.id }}
          defaults={{ amountPaise: availablePaise }}
          fields={[
            { source: 'amountPaise', kind: 'money', label: text('amount'), max: availablePaise },
            { source: 'holderCompared', kind: 'checkbox', label: text('compared') },
            { ...reasonField, hint: text('reasonHint') },
          ]}
          title={text('title', { customer })}
          detail={
            <>
              <p>{text('detail', { most: formatPaise(availablePaise) })}</p>
              <p>{text('compare', { holder, number, ifsc, bank: bank ?? '-', customer })}</p>
            </>
          }
          confirm={text('ask')}
          done={text('sent')}
          onConflict={message => toast(message, 'error')}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  )
}
