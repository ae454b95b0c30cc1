import { useQueryClient } from '@tanstack/react-query'
import { useGetOne } from 'ra-core'
import { bulkJob } from '../../../contracts/resources/bulkJob.ts'
import type { CallError } from '../../dataProvider/callError.ts'
import { isActive, type Job, withProgress } from './job.ts'
import { useProgress } from './useProgress.ts'

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
  const job = data && progress && active ? withProgress(data, progress) : data
  return { job, error, isPending: id !== '' && isPending, refetch }
}
