import { discardBulkJob } from '../../../contracts/calls/bulk.ts'
import { formatCount } from '../../../contracts/money.ts'
import { productOf } from '../../../contracts/products/index.ts'
import { useCallMutation } from '../../dataProvider/useCallQuery.ts'
import { useDateFormats } from '../../i18n/dates.ts'
import { useLocale } from '../../i18n/locale.ts'
import { useTexts } from '../../i18n/useTexts.ts'
import { JobStatusChip } from '../../resources/verifications/bulk/JobStatusChip.tsx'
import type { JobRow } from '../../resources/verifications/bulk/job.ts'
import styles from '../templates/Templates.module.css'
import { ResumableRow } from './ResumableRow.tsx'

/** A file that was uploaded and not started. */
export const FileRow = ({ job }: { job: JobRow }) => {
  const text = useTexts('templates')
  const locale = useLocale()
  const { short, day } = useDateFormats()
  const { mutateAsync } = useCallMutation(discardBulkJob)
  const product = productOf(job.product)
  const kept = { by: job.requestedBy, date: short(job.createdAt), until: job.expiresAt ? day(job.expiresAt) : '' }
  return (
    <ResumableRow
      name={job.fileName}
      to={`${product.paths.verify}?mode=bulk&job=${job.id}`}
      remove={job.status === 'checking' ? undefined : () => mutateAsync({ params: { id: job.id } })}
    >
      <div className={styles.name}>
        <b>{job.fileName}</b>
        <JobStatusChip status={job.status} />
      </div>
      <span>
        {product.label[locale]}, {text('drafts.rows', { rows: formatCount(job.counts.total) })}
      </span>
      {job.expiresAt && <span className="num">{text('drafts.savedBy', kept)}</span>}
    </ResumableRow>
  )
}
