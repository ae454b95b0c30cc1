import { Skeleton } from '@mui/material'
import { LoadError } from '../../../components/EmptyState.tsx'
import { JobProgress } from '../../../components/JobProgress.tsx'
import { MissingRecord } from '../../../components/MissingRecord.tsx'
import { PriceBreakdown } from '../../../components/PriceBreakdown.tsx'
import { Section } from '../../../components/Section.tsx'
import { TwoColumns } from '../../../components/TwoColumns.tsx'
import { useTexts } from '../../../i18n/useTexts.ts'
import { useDeclaration } from '../declarations.ts'
import { RecentChecks } from '../RecentChecks.tsx'
import styles from './Bulk.module.css'
import { JobOutcomes } from './JobOutcomes.tsx'
import { JobSummary } from './JobSummary.tsx'
import { JobTimeline } from './JobTimeline.tsx'
import { hasEnded, isDraft, type Job, type JobRow, toOutcomeCounts } from './job.ts'
import { LeftOutRows } from './LeftOutRows.tsx'
import { PausedNote } from './PausedNote.tsx'
import { useJob } from './useJob.ts'

/** One file: progress, cost, rows and result. `files` is the list to which a missing one leads back. */
const JobPage = ({ id, files }: { id: string; files: string }) => {
  const text = useTexts('bulkScreen')
  const { job, error, refetch } = useJob(id)
  if (error && !job) {
    if (error.status !== 404) return <LoadError isPage requestId={error.requestId} onRetry={() => void refetch()} />
    return (
      <MissingRecord
        title={text('page.missing')}
        detail={text('page.missingDetail')}
        to={files}
        back={text('page.toFiles')}
      />
    )
  }
  if (!job) return <Skeleton variant="rounded" height={142} />
  return <LoadedJob job={job} />
}

export default JobPage

const LoadedJob = ({ job }: { job: Job }) => {
  const text = useTexts('bulkScreen')
  const product = useDeclaration(job.product)
  const filter = { jobId: job.id }
  return (
    <>
      <JobSummary product={product} job={job} />
      <PausedNote job={job} />
      <div className={styles.under}>
        <TwoColumns
          aside={
            <>
              <JobCharges job={job} />
              <JobTimeline job={job} />
            </>
          }
        >
          <Section title={text('page.progress')}>
            <JobProgress
              name={job.fileName}
              done={job.counts.done}
              total={job.counts.ready}
              outcomes={toOutcomeCounts(job, text)}
              rowsPerSecond={job.rowsPerSecond ?? undefined}
              secondsLeft={job.secondsLeft ?? undefined}
              ended={hasEnded(job.status)}
              capturedPaise={job.capturedPaise}
            />
          </Section>
          <JobOutcomes product={product} job={job} />
          {isDraft(job.status) || <LeftOutRows product={product} job={job} />}
          <RecentChecks
            product={product}
            title={text('page.rows')}
            filter={filter}
            rows={10}
            all={`${product.paths.list}?filter=${encodeURIComponent(JSON.stringify(filter))}`}
          />
        </TwoColumns>
      </div>
    </>
  )
}

/** Amounts held, released and charged. Until the job ends, the remainder is still on hold. */
const JobCharges = ({ job }: { job: JobRow }) => {
  const text = useTexts('bulkScreen')
  const back = hasEnded(job.status) ? job.atMostPaise - job.capturedPaise : 0
  return (
    <Section title={text('page.money')}>
      <PriceBreakdown
        lines={[
          { label: text('page.reserved'), paise: job.atMostPaise },
          ...(back > 0 ? [{ label: text('page.back'), paise: -back }] : []),
        ]}
        total={{ label: text('page.captured'), paise: job.capturedPaise }}
      />
    </Section>
  )
}
