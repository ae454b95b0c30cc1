import { Button } from '@mui/material'
import { Link } from 'react-router-dom'
import type { JobStatus } from '../../../../contracts/platform/codes.ts'
import { JobProgress } from '../../../components/JobProgress.tsx'
import { Section } from '../../../components/Section.tsx'
import { useTexts } from '../../../i18n/useTexts.ts'
import { JobActions } from './JobActions.tsx'
import { JobStatusChip } from './JobStatus.tsx'
import { hasEnded, toOutcomeCounts } from './job.ts'
import { PausedNote } from './PausedNote.tsx'
import { useBulkPlace } from './place.ts'
import { useJob } from './useJob.ts'

const titleOf = (status: JobStatus) => {
  if (hasEnded(status)) return 'job.recent'
  return status === 'paused' ? 'job.waiting' : 'job.running'
}

/** A running file with live progress, then its result. */
export const JobCard = ({ id }: { id: string }) => {
  const text = useTexts('bulkScreen')
  const place = useBulkPlace()
  const { job } = useJob(id)
  if (!job) return null
  return (
    <Section title={text(titleOf(job.status))} aside={<JobStatusChip status={job.status} />}>
      <JobProgress
        name={job.fileName}
        done={job.counts.done}
        total={job.counts.ready}
        outcomes={toOutcomeCounts(job, text)}
        rowsPerSecond={job.rowsPerSecond ?? undefined}
        secondsLeft={job.secondsLeft ?? undefined}
        ended={hasEnded(job.status)}
        capturedPaise={job.capturedPaise}
        actions={
          <JobActions job={job}>
            <Button variant="outlined" size="small" component={Link} to={place.page(job)}>
              {text('job.open')}
            </Button>
          </JobActions>
        }
      />
      <PausedNote job={job} />
    </Section>
  )
}
