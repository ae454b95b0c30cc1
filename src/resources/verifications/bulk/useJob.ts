import { useQueryClient } from '@tanstack/react-query'
import { useGetOne } from 'ra-core'
import { bulkJob } from '../../../../contracts/resources/bulkJob.ts'
import type { CallError } from '../../../dataProvider/callError.ts'
import { applyProgress, isActive, type Job } from './job.ts'
import { useJobProgress } from './useJobProgress.ts'

/** A paused job may be resumed in another window; no connection waits for that. */
const PAUSED_MS = 5_000

/** One job, live while something is going on in it. An empty id is none. */
export function useJob(id: string) {
  const cache = useQueryClient()
  const { data, error, isPending, refetch } = useGetOne<Job, CallError>(
    bulkJob.name,
    { id },
    { enabled: id !== '', retry: false, refetchInterval: ({ state }) => state.data?.status === 'paused' && PAUSED_MS },
  )
  const active = data !== undefined && isActive(data.status)
  // What a run has charged and made shows in balances, lists and counts.
  const progress = useJobProgress(id, active, () => cache.invalidateQueries())
  const job = data && progress && active ? applyProgress(data, progress) : data
  return { job, error, isPending: id !== '' && isPending, refetch }
}
