import { formatPaise } from '../../../../contracts/platform/money.ts'
import { paths } from '../../../../contracts/platform/paths.ts'
import type { TimelineEvent } from '../../../../contracts/resources/verification.ts'
import { ChargeLine } from '../../../components/ChargeLine.tsx'
import { useTexts } from '../../../i18n/useTexts.ts'
import { useProduct, useProductNames } from '../product.ts'
import type { VerificationDetail } from '../record.ts'

type ChargedRecord = Pick<VerificationDetail, 'charge' | 'mode' | 'status' | 'timeline' | 'finishedAt'> &
  Partial<Pick<VerificationDetail, 'reusedFrom'>>

/** The charge, the wallet and its new balance, or why nothing was charged. */
export const ChargeSection = ({ record }: { record: ChargedRecord }) => {
  const text = useTexts('verifications')
  const { label } = useProductNames(useProduct())
  const { paise, wallet, balanceAfterPaise, transferId } = record.charge
  const reason = useNoChargeReason(record)
  // Until the check has ended, its price is held and not charged.
  const held = record.finishedAt ? undefined : record.timeline?.find(({ event }) => event === 'reserved')?.detail
  return (
    <ChargeLine
      wallet={text(`wallet.${wallet}`)}
      totalPaise={paise}
      balanceAfterPaise={balanceAfterPaise ?? undefined}
      reason={reason}
      ledgerHref={transferId ? `${paths.walletStatement}?wallet=${wallet}` : undefined}
      lines={[
        { label: text('detail.charge', { product: label, price: held ?? formatPaise(paise) }), paise },
        { label: text('form.localChecks'), paise: 'free' },
      ]}
    />
  )
}

function useNoChargeReason({ charge, mode, status, timeline, reusedFrom }: ChargedRecord): string | undefined {
  const text = useTexts('verifications')
  if (charge.paise > 0) return undefined
  if (reusedFrom) return text('detail.noChargeReused')
  if (mode === 'test') return text('detail.noChargeTest')
  if (status === 'queued' || status === 'in_progress' || status === 'awaiting_person') return text('detail.held')
  const has = (name: TimelineEvent) => timeline?.some(({ event }) => event === name)
  if (has('monitored')) return text('detail.noChargeMonitored')
  return has('released') ? text('detail.noCharge') : undefined
}
