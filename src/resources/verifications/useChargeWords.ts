import { formatPaise } from '../../../contracts/platform/money.ts'
import { useTexts } from '../../i18n/useTexts.ts'
import { useTimeAgo } from '../../i18n/useTimeAgo.ts'
import type { VerificationRecord } from './record.ts'

type Charged = Pick<VerificationRecord, 'charge' | 'mode' | 'status'> & Partial<Pick<VerificationRecord, 'reusedFrom'>>

/** Returns what a check cost, in one sentence that comes from its charge: its status alone does not say whether it was charged. */
export function useChargeWords() {
  const text = useTexts('verifications')
  const timeAgo = useTimeAgo()
  return ({ charge, mode, status, reusedFrom }: Charged): string => {
    if (charge.paise > 0) return text('chargeWords.charged', { price: formatPaise(charge.paise) })
    if (reusedFrom) return text('chargeWords.reused', { ago: timeAgo(reusedFrom.answeredAt, { ago: true }) })
    if (mode === 'test') return text('chargeWords.test')
    if (status === 'queued' || status === 'in_progress' || status === 'awaiting_person') return text('chargeWords.held')
    return text(status === 'source_unavailable' ? 'chargeWords.noAnswer' : 'chargeWords.free')
  }
}
