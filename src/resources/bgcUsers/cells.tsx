import { CircleAlert } from 'lucide-react'
import { Link } from 'react-router-dom'
import { formatCount } from '../../../contracts/platform/money.ts'
import { paths, withId } from '../../../contracts/platform/paths.ts'
import { type BgcUser, bgcUser } from '../../../contracts/resources/bgcUser.ts'
import { ToneChip } from '../../components/ToneChip.tsx'
import { useLocale } from '../../i18n/locale.ts'
import { useTexts } from '../../i18n/useTexts.ts'

interface CellProps {
  record: BgcUser
}

export const Customer = ({ record: { id, customer } }: CellProps) => (
  <Link
    to={withId(paths.adminBgcUsersDetail, id)}
    // The row is clickable too.
    onClick={event => event.stopPropagation()}
  >
    {customer}
  </Link>
)

export const Overdue = ({ record }: CellProps) =>
  record.overdue === 0 ? <span className="num">{formatCount(0)}</span> : <OverdueChip record={record} />

/** Of a card, which says only what is late. */
export const OverdueChip = ({ record: { overdue } }: CellProps) => {
  const locale = useLocale()
  if (overdue === 0) return null
  const label = `${formatCount(overdue)} ${bgcUser.fields.overdue.label[locale]}`
  return <ToneChip tone="danger" icon={CircleAlert} label={label} />
}

/** Of the judged checks with a due time, how many were judged by then. */
export const KeptShare = ({ record: { keptShare } }: CellProps) => {
  const text = useTexts('adminVerifications')
  if (keptShare === null) return text('notKnown')
  return <span className="num">{text('onTime', { percent: Math.floor(keptShare * 100) })}</span>
}
