import { TextField } from '@mui/material'
import { type CaseClass, caseClasses } from '../../../../contracts/resources/courtCase.ts'
import { SegmentedControl } from '../../../components/SegmentedControl.tsx'
import { useTexts } from '../../../i18n/useTexts.ts'
import styles from './CourtReview.module.css'
import type { Decided } from './review.ts'

interface CaseDecisionProps {
  value: Decided
  onChange: (value: Decided) => void
}

/** Whether a case is the subject's, and what the customer should read about it. */
export const CaseDecision = ({ value, onChange }: CaseDecisionProps) => {
  const text = useTexts('court')
  return (
    <div className={styles.decision}>
      <strong>{text('review.decision')}</strong>
      <div>
        <SegmentedControl<CaseClass | ''>
          label={text('review.decision')}
          value={value.class ?? ''}
          options={caseClasses.map(one => ({ value: one, label: text(`review.${one}`) }))}
          onChange={next => next && onChange({ ...value, class: next })}
        />
      </div>
      {value.class && (
        <TextField
          label={text('review.noteLabel')}
          value={value.note}
          onChange={event => onChange({ ...value, note: event.target.value })}
          slotProps={{ htmlInput: { maxLength: 500 } }}
          multiline
          fullWidth
        />
      )}
    </div>
  )
}
