import { Button } from '@mui/material'
import { Link } from 'react-router-dom'
import { formatCount, formatPaise } from '../../../../contracts/platform/money.ts'
import type { Product } from '../../../../contracts/products/index.ts'
import { bulkJob } from '../../../../contracts/resources/bulkJob.ts'
import { verificationFields } from '../../../../contracts/resources/verification.ts'
import { useCanEdit } from '../../../authProvider/session.ts'
import { PageHeader } from '../../../components/PageHeader.tsx'
import { SummaryCard } from '../../../components/SummaryCard.tsx'
import { useDateFormats } from '../../../i18n/dates.ts'
import { useLocale } from '../../../i18n/locale.ts'
import { type Translate, useTexts } from '../../../i18n/useTexts.ts'
import { shortId } from '../record.ts'
import { JobActions } from './JobActions.tsx'
import { JobStatusChip } from './JobStatus.tsx'
import { isDraft, type JobRow } from './job.ts'
import { jobPath, useBulkPlace } from './place.ts'

/** A file's name, status, facts and actions. */
export const JobSummary = ({ product, job }: { product: Product; job: JobRow }) => {
  const text = useTexts('bulkScreen')
  const verificationText = useTexts('verifications')
  const locale = useLocale()
  const { full } = useDateFormats()
  const place = useBulkPlace()
  return (
    <>
      <PageHeader
        crumbs={[
          ...place.crumbs(product).map(({ label, to }) => ({ label: label[locale], to })),
          { label: shortId(job.id), mono: true },
        ]}
      />
      <SummaryCard
        title={job.fileName}
        chips={<JobStatusChip status={job.status} />}
        meaning={text('page.price', { price: formatPaise(job.unitPaise) })}
        actions={<Actions job={job} />}
        facts={[
          { label: bulkJob.fields.product.label[locale], value: product.label[locale] },
          { label: text('page.total'), value: rowsIn(job, text) },
          { label: verificationFields.reference.label[locale], value: job.reference },
          { label: bulkJob.fields.requestedBy.label[locale], value: job.requestedBy },
          { label: text('page.started'), value: job.startedAt && full(job.startedAt) },
          { label: text('page.finished'), value: job.finishedAt && full(job.finishedAt) },
          { label: text('page.purpose'), value: job.purpose && verificationText(`purpose.${job.purpose}`) },
        ]}
      />
    </>
  )
}

/** The number of rows, and how many are skipped as invalid or duplicate. */
function rowsIn({ counts: { total, problem, duplicate } }: JobRow, text: Translate<'bulkScreen'>): string {
  const out = problem + duplicate
  return out === 0 ? formatCount(total) : text('page.leftOut', { total: formatCount(total), out: formatCount(out) })
}

const Actions = ({ job }: { job: JobRow }) => {
  const place = useBulkPlace()
  const text = useTexts('bulkScreen')
  const mayAct = useCanEdit()
  if (isDraft(job.status))
    return (
      mayAct && (
        <Button variant="contained" component={Link} to={jobPath(job, place)}>
          {text('page.continue')}
        </Button>
      )
    )
  return <JobActions rerun job={job} />
}
