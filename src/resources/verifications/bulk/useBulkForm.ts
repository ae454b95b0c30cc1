import { useQueryClient } from '@tanstack/react-query'
import { useNotify } from 'ra-core'
import { useRef, useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import { discardBulkJob, startBulkJob, uploadBulkFile } from '../../../../contracts/calls/bulk.ts'
import type { Purpose } from '../../../../contracts/platform/codes.ts'
import type { Product } from '../../../../contracts/products/index.ts'
import { attemptKeys } from '../../../dataProvider/attemptKeys.ts'
import { useCallMutation } from '../../../dataProvider/useCallQuery.ts'
import type { PurposeValues } from '../form/PurposeFields.tsx'
import { firstUnmappedField, isDraft, type Job } from './job.ts'
import { useJob } from './useJob.ts'

/** A file from upload to start. Its ID is in the address, so that a reload continues with it. */
export function useBulkForm(product: Product) {
  const cache = useQueryClient()
  const notify = useNotify()
  const [search, setSearch] = useSearchParams()
  const [started, setStarted] = useState<{ id: string; name: string }>()
  const keys = useRef(attemptKeys())
  const upload = useCallMutation(uploadBulkFile)
  const start = useCallMutation(startBulkJob)
  const discard = useCallMutation(discardBulkJob)
  const { job, refetch } = useJob(search.get('job') ?? '')
  // A running file has its own card; the form is free for the next file.
  const draft = job && isDraft(job.status) ? job : undefined

  const goTo = (id?: string) =>
    setSearch(
      before => {
        const after = new URLSearchParams(before)
        if (id) after.set('job', id)
        else after.delete('job')
        return after
      },
      { replace: true },
    )
  const onError = (error: Error) => notify(error.message, { type: 'error' })
  return {
    draft,
    started,
    refetch: () => void refetch(),
    uploading: upload.isPending,
    starting: start.isPending,
    take: (file: File) => {
      const body = new FormData()
      body.append('file', file)
      setStarted(undefined)
      upload.mutate(
        { params: { product: product.id }, body },
        { onSuccess: created => goTo(String(created.id)), onError },
      )
    },
    remove: () => {
      if (draft) discard.mutate({ params: { id: draft.id } }, { onSuccess: () => goTo(), onError })
    },
    /** `onStarted` resets the purpose and consent, which the next file needs again. */
    start: ({ purpose, reference }: PurposeValues, onStarted: () => void) => {
      if (!draft || start.isPending) return
      const body = {
        consent: true as const,
        purpose: purpose as Purpose,
        reference: reference.trim() || null,
        atMostPaise: draft.atMostPaise,
      }
      const args = { params: { id: draft.id }, body, idempotencyKey: keys.current.keyFor([draft.id, body]) }
      start.mutate(args, {
        onSuccess: () => {
          keys.current.ended()
          setStarted({ id: draft.id, name: draft.fileName })
          onStarted()
          goTo()
          void cache.invalidateQueries()
        },
        onError: error => {
          onError(error)
          // The price may have changed in another window.
          void refetch()
        },
      })
    },
  }
}

export type BulkBlocker = 'file' | 'checking' | 'columns' | 'ready' | 'balance' | 'purpose' | 'consent'

/** The first reason why a file cannot be started. `balancePaise` is undefined if the balance sets no limit. */
export function bulkBlocker(
  product: Product,
  job: Job | undefined,
  values: PurposeValues,
  balancePaise: number | undefined,
): BulkBlocker | undefined {
  if (!job || job.status === 'failed') return 'file'
  if (job.status === 'checking') return 'checking'
  if (firstUnmappedField(product, job)) return 'columns'
  if (job.counts.ready === 0) return 'ready'
  if (balancePaise !== undefined && balancePaise < job.atMostPaise) return 'balance'
  if (values.purpose === '') return 'purpose'
  return values.consent ? undefined : 'consent'
}
