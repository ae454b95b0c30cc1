import { Link } from 'react-router-dom'
import { formatCount } from '../../../../contracts/platform/money.ts'
import { SegmentedBar } from '../../../components/SegmentedBar.tsx'
import { useTexts } from '../../../i18n/useTexts.ts'
import styles from './Bulk.module.css'
import { JobStatusChip } from './JobStatus.tsx'
import { isDraft, type JobRow, toOutcomeCounts } from './job.ts'
import { jobPath, useBulkPlace } from './place.ts'

interface CellProps {
  record: JobRow
}

/** On a card, the whole card is the link. */
export const FileLink = ({ record }: CellProps) => (
  <Link className={styles.file} to={jobPath(record, useBulkPlace())}>
    {record.fileName}
  </Link>
)

export const FileStatus = ({ record }: CellProps) => <JobStatusChip status={record.status} />

export const FileProgress = ({ record }: CellProps) => {
  const text = useTexts('bulkScreen')
  return (
    <div className={styles.progress}>
      <SegmentedBar outcomes={toOutcomeCounts(record, text)} total={Math.max(record.counts.ready, 1)} />
      <RowCount record={record} />
    </div>
  )
}

export const RowCount = ({ record: { counts, status } }: CellProps) => {
  const text = useTexts('bulkScreen')
  const total = formatCount(isDraft(status) ? counts.total : counts.ready)
  return <span className="num">{text('files.rows', { done: formatCount(counts.done), total })}</span>
}
