import { Button } from '@mui/material'
import { useState } from 'react'
import { decideChallanRefund } from '../../../contracts/calls/adminChallans.ts'
import { formatPaise } from '../../../contracts/platform/money.ts'
import type { CustomerChallanOrderDetail } from '../../../contracts/resources/customerChallanOrder.ts'
import { ActionDialog } from '../../components/form/ActionDialog.tsx'
import { reasonField } from '../../components/form/field.ts'
import { InlineAlert } from '../../components/InlineAlert.tsx'
import { Money } from '../../components/Money.tsx'
import { Section } from '../../components/Section.tsx'
import { ToneChip } from '../../components/ToneChip.tsx'
import type { Tone } from '../../components/tone.ts'
import { useDateFormats } from '../../i18n/dates.ts'
import { useTexts } from '../../i18n/useTexts.ts'
import { currentStaffId } from '../../session/tokens.ts'
import { shortId } from '../verifications/record.ts'
import styles from './ChallanPayments.module.css'

type Refund = CustomerChallanOrderDetail['refunds'][number]

const tones: Record<Refund['state'], Tone> = {
  asked: 'warning',
  approved: 'info',
  refused: 'danger',
  rejected: 'neutral',
  done: 'success',
  failed: 'danger',
}

/** Refund requests for the order and their decisions. */
export const OrderRefunds = ({ order: { refunds, items } }: { order: CustomerChallanOrderDetail }) => {
  const text = useTexts('adminChallans')
  const taken = items.flatMap(item => (item.taken ? [item.challanNo] : []))
  return (
    <Section title={text('one.refunds')}>
      {taken.length > 0 && <InlineAlert tone="warning">{text('one.taken', { names: taken.join(', ') })}</InlineAlert>}
      {refunds.length === 0 && <p className={styles.lead}>{text('one.noRefunds')}</p>}
      {refunds.map(refund => (
        <RefundRow key={refund.id} refund={refund} />
      ))}
    </Section>
  )
}

const RefundRow = ({ refund }: { refund: Refund }) => {
  const text = useTexts('adminChallans')
  const { short } = useDateFormats()
  const isOwn = refund.askedById === currentStaffId()
  const [approving, setApproving] = useState<boolean | null>(null)
  const isRefused = refund.state === 'refused'
  const waits = refund.state === 'asked' || isRefused
  const { approve, reject } = decisions(isRefused)
  return (
    <div className={styles.refund}>
      <span className={styles.subject}>
        <ToneChip tone={tones[refund.state]} label={text(`one.refundStates.${refund.state}`)} />
        <Money paise={refund.amountPaise} strong />
      </span>
      {refund.divergedPaymentId ? (
        <p title={refund.divergedPaymentId}>
          {text('one.payment')} <span className="mono">{shortId(refund.divergedPaymentId)}</span>
        </p>
      ) : (
        <p className="mono">{refund.challanNumbers.join(', ')}</p>
      )}
      <p>{refund.reason}</p>
      <p>
        {text('one.askedBy', { name: refund.askedBy })}, {short(refund.askedAt)}
      </p>
      {refund.decidedBy && refund.decidedAt && (
        <p>
          {text('one.decidedBy', { name: refund.decidedBy })}, {short(refund.decidedAt)}
        </p>
      )}
      {refund.refusal && (
        <InlineAlert tone={isRefused ? 'danger' : 'info'}>
          {text('one.refusal', { reason: refund.refusal })} {isRefused && text('one.refused')}
        </InlineAlert>
      )}
      {waits && isOwn && <p>{text('one.ownRefund')}</p>}
      {waits && !isOwn && refund.tiedUntil && <p>{text('one.tiedRefund', { time: short(refund.tiedUntil) })}</p>}
      {waits && !isOwn && (
        <span className={styles.actions}>
          {!refund.tiedUntil && (
            <Button variant="contained" size="small" onClick={() => setApproving(true)}>
              {text(`one.${approve}`)}
            </Button>
          )}
          <Button variant="outlined" size="small" onClick={() => setApproving(false)}>
            {text(`one.${reject}`)}
          </Button>
        </span>
      )}
      {approving !== null && (
        <DecideRefund
          id={refund.id}
          approve={approving}
          refused={isRefused}
          amount={formatPaise(refund.amountPaise)}
          onClose={() => setApproving(null)}
        />
      )}
    </div>
  )
}

/** Message keys of the two decisions. A refund that the gateway refused is retried or dropped instead. */
const decisions = (refused: boolean) =>
  refused ? ({ approve: 'again', reject: 'letGo' } as const) : ({ approve: 'approve', reject: 'reject' } as const)

interface DecideRefundProps {
  id: string
  approve: boolean
  /** The gateway refused the refund, so a second decision is needed. */
  refused: boolean
  amount: string
  onClose: () => void
}

/** The checker's decision on a refund. The server does not let requesters approve their own refunds. */
const DecideRefund = ({ id, approve, refused, amount, onClose }: DecideRefundProps) => {
  const text = useTexts('adminChallans')
  const name = decisions(refused)[approve ? 'approve' : 'reject']
  return (
    <ActionDialog
      call={decideChallanRefund}
      params={{ id }}
      body={{ approve }}
      // The contract makes the reason optional for API clients; people must give one.
      fields={[{ ...reasonField, required: true, nullable: false, minLength: 5 }]}
      title={text(`refunding.${name}Title`, { amount })}
      detail={text(`refunding.${name}Lead`)}
      confirm={text(`one.${name}`)}
      danger={approve}
      done={text(approve ? 'one.done.approved' : 'one.done.rejected')}
      onClose={onClose}
    />
  )
}
