import { TextField } from '@mui/material'
import type { CourtDraft } from '../../../../contracts/calls/courtReviews.ts'
import { type CaseClass, caseClasses } from '../../../../contracts/court/words.ts'
import { SegmentedControl } from '../../../components/SegmentedControl.tsx'
import { useDateFormats } from '../../../i18n/dates.ts'
import { useTexts } from '../../../i18n/useTexts.ts'
import styles from './CourtReview.module.css'
import type { Decided } from './review.ts'

interface CaseDecisionProps {
  value: Decided
  /** As the server has it. */
  kept: CourtDraft | undefined
  onChange: (value: Decided) => void
  /** When something is chosen, and when the note is left. */
  onKeep: (value: Decided) => void
}

/** Whether a case is the subject's, and what the customer should read about it. */
export const CaseDecision = ({ value, kept, onChange, onKeep }: CaseDecisionProps) => {
  const text = useTexts('court')
  const { short } = useDateFormats()
  const choose = (next: CaseClass) => {
    const chosen = { ...value, class: next }
    onChange(chosen)
    onKeep(chosen)
  }
  return (
    <div className={styles.decision}>
      <strong>{text('review.decision')}</strong>
      <div>
        <SegmentedControl<CaseClass | ''>
          label={text('review.decision')}
          value={value.class ?? ''}
          options={caseClasses.map(one => ({ value: one, label: text(`review.${one}`) }))}
          onChange={next => next && choose(next)}
        />
      </div>
      {value.class && (
        <TextField
          label={text('review.noteLabel')}
          value={value.note}
          onChange={event => onChange({ ...value, note: event.target.value })}
          onBlur={() => onKeep(value)}
          slotProps={{ htmlInput: { maxLength: 500 } }}
          multiline
          fullWidth
        />
      )}
      {kept && (
        <p className={styles.kept}>{text('review.keptBy', { by: kept.decidedBy, time: short(kept.decidedAt) })}</p>
      )}
    </div>
  )
}
