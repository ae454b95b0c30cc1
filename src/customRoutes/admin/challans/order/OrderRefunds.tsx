import { Button } from '@mui/material'
import { useState } from 'react'
import { formatPaise } from '../../../../../contracts/money.ts'
import type { CustomerChallanOrderDetail } from '../../../../../contracts/resources/challanOrder.ts'
import { InlineAlert } from '../../../../components/InlineAlert.tsx'
import { Money } from '../../../../components/Money.tsx'
import { Section } from '../../../../components/Section.tsx'
import { ToneChip } from '../../../../components/ToneChip.tsx'
import type { Tone } from '../../../../components/tone.ts'
import { useDateFormats } from '../../../../i18n/dates.ts'
import { useTexts } from '../../../../i18n/useTexts.ts'
import { shortId } from '../../../../resources/verifications/record.ts'
import { useCurrentStaffId } from '../../staff/useCurrentStaffId.ts'
import styles from '../Challans.module.css'
import { DecideRefund, decisions } from './DecideRefund.tsx'

export type Refund = CustomerChallanOrderDetail['refunds'][number]

const tones: Record<Refund['state'], Tone> = {
  asked: 'warning',
  approved: 'info',
  refused: 'danger',
  rejected: 'neutral',
  done: 'success',
  failed: 'danger',
}

/** What was asked to go back, by whom, and who decided. */
export const OrderRefunds = ({ order: { refunds } }: { order: CustomerChallanOrderDetail }) => {
  const text = useTexts('adminChallans')
  return (
    <Section title={text('one.refunds')}>
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
  const isOwn = refund.askedById === useCurrentStaffId()
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
      {waits && !isOwn && (
        <span className={styles.actions}>
          <Button variant="contained" size="small" onClick={() => setApproving(true)}>
            {text(`one.${approve}`)}
          </Button>
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
