import { CircleAlert } from 'lucide-react'
import { Link } from 'react-router-dom'
import { adminViewPath, paths, withId } from '../../../contracts/platform/paths.ts'
import { type WorkItem, workItem } from '../../../contracts/resources/workItem.ts'
import { ToneChip } from '../../components/ToneChip.tsx'
import { useDateFormats } from '../../i18n/dates.ts'
import { useLocale } from '../../i18n/locale.ts'
import { useTexts } from '../../i18n/useTexts.ts'
import { userTabPath } from '../users/show/userTabs.ts'
import styles from './WorkItems.module.css'

interface CellProps {
  record: WorkItem
}

/** The page on which the work is done. */
export function workPath({ kind, subject, target }: Pick<WorkItem, 'kind' | 'subject' | 'target'>): string {
  switch (kind) {
    case 'order':
    case 'refund':
    case 'diverged':
    case 'orderFollowUp':
      return withId(paths.adminBatchChallanDetails, target ?? subject)
    case 'caseRefund':
      return `${paths.adminPayoutAccounts}?filter=${encodeURIComponent(JSON.stringify({ id: [target] }))}`
    case 'customerFollowUp':
      return userTabPath(target ?? subject, 'overview')
    case 'endUserFollowUp':
      return withId(paths.adminUserDetails, subject)
    case 'courtReview':
      return withId(paths.adminCourtReview, subject)
    case 'verification':
      return withId(paths.adminBgcUsersDetail, subject)
    case 'kyc':
      return userTabPath(target ?? subject, 'kyc')
    case 'approval':
      return `${paths.adminApprovals}?filter=${encodeURIComponent(JSON.stringify({ id: [subject] }))}`
    case 'payment':
      return `${paths.adminMismatchedPayments}?filter=${encodeURIComponent(JSON.stringify({ id: [subject] }))}`
    default:
      return adminViewPath('requests')
  }
}

export const Subject = ({ record }: CellProps) => (
  <Link className={styles.title} to={workPath(record)}>
    {record.title}
  </Link>
)

const { overdue: overdueField } = workItem.fields

/** When it is due, or that it is overdue and since when. */
export const Due = ({ record: { dueAt, overdue } }: CellProps) => {
  const locale = useLocale()
  const { short, full } = useDateFormats()
  return (
    <span className={styles.due} title={full(dueAt)}>
      <span className="num">{short(dueAt)}</span>
      {overdue && <ToneChip tone="danger" icon={CircleAlert} label={overdueField.choices.true.label[locale]} />}
    </span>
  )
}

export const Assignee = ({ record: { assignee } }: CellProps) => {
  const text = useTexts('admin')
  return assignee ?? <span className={styles.quiet}>{text('work.unassigned')}</span>
}
