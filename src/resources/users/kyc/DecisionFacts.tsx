import { FactRow } from '../../../components/FactRow.tsx'
import { useDateFormats } from '../../../i18n/dates.ts'
import { useTexts } from '../../../i18n/useTexts.ts'
import type { UserKycPath } from './userKyc.ts'

/** When it was submitted, and by whom it was decided, and why. */
export const DecisionFacts = ({ record }: Pick<UserKycPath, 'record'>) => {
  const text = useTexts('admin')
  const { full } = useDateFormats()
  const { submittedAt, decidedAt, decidedBy, reason } = record
  return (
    <>
      <FactRow label={text('kyc.field.submitted')}>{submittedAt && full(submittedAt)}</FactRow>
      {decidedAt && (
        <FactRow label={text('kyc.field.decided')}>
          {text('kyc.field.decidedBy', { time: full(decidedAt), name: decidedBy ?? '-' })}
        </FactRow>
      )}
      {reason && <FactRow label={text('kyc.field.reason')}>{reason}</FactRow>}
    </>
  )
}
