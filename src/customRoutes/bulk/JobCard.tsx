import { Button } from '@mui/material'
import { Link } from 'react-router-dom'
import { withId } from '../../../contracts/paths.ts'
import type { Product } from '../../../contracts/products/index.ts'
import { JobProgress } from '../../components/JobProgress.tsx'
import { Section } from '../../components/Section.tsx'
import { CancelButton } from './CancelButton.tsx'
import { DownloadButton } from './DownloadButton.tsx'
import { JobChip } from './JobChip.tsx'
import { isActive, outcomesOf } from './job.ts'
import { useBulkText } from './texts.ts'
import { useJob } from './useJob.ts'

/** One running file, live; once it has ended, its result. */
export const JobCard = ({ product, id }: { product: Product; id: string }) => {
  const text = useBulkText()
  const { job } = useJob(id)
  if (!job) return null
  const running = isActive(job.status)
  return (
    <Section title={text(running ? 'job.running' : 'job.recent')} aside={<JobChip status={job.status} />}>
      <JobProgress
        name={job.fileName}
        done={job.counts.done}
        total={job.counts.ready}
        outcomes={outcomesOf(job, text)}
        rowsPerSecond={job.rowsPerSecond ?? undefined}
        secondsLeft={job.secondsLeft ?? undefined}
        ended={!isActive(job.status)}
        capturedPaise={job.capturedPaise}
        actions={
          <>
            <Button variant="outlined" size="small" component={Link} to={withId(product.paths.detail, job.id)}>
              {text('job.open')}
            </Button>
            {job.status === 'running' && <CancelButton job={job} />}
            {!running && <DownloadButton job={job} />}
          </>
        }
      />
    </Section>
  )
}
