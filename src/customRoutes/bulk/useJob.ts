import { useQueryClient } from '@tanstack/react-query'
import { useGetOne } from 'ra-core'
import { bulkJob } from '../../../contracts/resources/bulkJob.ts'
import type { CallError } from '../../dataProvider/callError.ts'
import { isActive, type Job, type Progress } from './job.ts'
import { useProgress } from './useProgress.ts'

/** The end is believed from the record only: what the activity brought (columns, mapping, price) comes with it. */
const stillActive = (job: Job, { status }: Progress) => (isActive(status) ? status : job.status)

/** One job, live while something is going on in it. An empty id is none. */
export function useJob(id: string) {
  const cache = useQueryClient()
  const { data, error, isPending, refetch } = useGetOne<Job, CallError>(
    bulkJob.name,
    { id },
    { enabled: id !== '', retry: false },
  )
  const active = data !== undefined && isActive(data.status)
  // What a run has charged and made shows in balances, lists and counts.
  const progress = useProgress(id, active, () => void cache.invalidateQueries())
  const job = data && progress && active ? { ...data, ...progress, status: stillActive(data, progress) } : data
  return { job, error, isPending: id !== '' && isPending, refetch }
}
