import { CircleAlert } from 'lucide-react'
import { Link } from 'react-router-dom'
import { paths, withId } from '../../../contracts/platform/paths.ts'
import { type VerificationTask, verificationTask } from '../../../contracts/resources/verificationTask.ts'
import { FieldValue } from '../../components/FieldValue.tsx'
import { ToneChip } from '../../components/ToneChip.tsx'
import { useDateFormats } from '../../i18n/dates.ts'
import { useLocale } from '../../i18n/locale.ts'
import styles from './Tasks.module.css'

interface CellProps {
  record: VerificationTask
}

const { state: stateField, overdue: overdueField } = verificationTask.fields

export const StepWords = ({ record: { step } }: CellProps) => step[useLocale()]

export const Step = ({ record: { id, step } }: CellProps) => (
  <Link
    to={withId(paths.adminBgcUsersDetail, id)}
    // The row is clickable too.
    onClick={event => event.stopPropagation()}
  >
    {step[useLocale()]}
  </Link>
)

/** What was judged, or how far it is. */
export const Outcome = ({ record: { state, outcome } }: CellProps) => {
  const locale = useLocale()
  if (outcome) return <ToneChip tone={outcome.tone} label={outcome.label[locale]} />
  return <FieldValue field={stateField} value={state} />
}

export const Due = ({ record: { dueAt, overdue } }: CellProps) => {
  const locale = useLocale()
  const { short } = useDateFormats()
  if (!dueAt) return '-'
  return (
    <span className={styles.line}>
      <span className="num">{short(dueAt)}</span>
      {overdue && <ToneChip tone="danger" icon={CircleAlert} label={overdueField.choices.true.label[locale]} />}
    </span>
  )
}
