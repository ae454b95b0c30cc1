import type { IncidentDetail } from '../../../contracts/resources/incident.ts'
import { InlineAlert } from '../../components/InlineAlert.tsx'
import { useDateFormats } from '../../i18n/dates.ts'
import { useTexts } from '../../i18n/useTexts.ts'

/** Who has taken it back, and why. */
export const Withdrawal = ({ record: { withdrawnBy, withdrawnAt, withdrawnReason } }: { record: IncidentDetail }) => {
  const text = useTexts('adminStatus')
  const { full } = useDateFormats()
  if (!withdrawnBy || !withdrawnAt) return null
  return (
    <InlineAlert tone="info">
      {text('withdrawn', { name: withdrawnBy, time: full(withdrawnAt), reason: withdrawnReason ?? '' })}
    </InlineAlert>
  )
}
