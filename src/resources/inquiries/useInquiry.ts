import { useQueryClient } from '@tanstack/react-query'
import { useGetOne } from 'ra-core'
import { useCallback } from 'react'
import { useSearchParams } from 'react-router-dom'
import type { ShownInquiryDetail } from '../../../contracts/inquiries/shown.ts'
import { inquiryResource } from '../../../contracts/resources/inquiry.ts'
import type { CallError } from '../../dataProvider/callError.ts'

const REFRESH_MS = 2_000

/** The inquiry that the address names (`?id=`), read again while it gathers. */
export function useInquiry() {
  const [search] = useSearchParams()
  const cache = useQueryClient()
  const id = search.get('id') ?? ''
  const query = useGetOne<ShownInquiryDetail, CallError>(
    inquiryResource.name,
    // A separate cache key: list rows have no graph.
    { id, meta: { detail: true } },
    { retry: false, refetchInterval: ({ state }) => state.data?.status === 'gathering' && REFRESH_MS },
  )
  /** After an expansion: what is shown, and the list, are read again. */
  const refresh = useCallback(() => cache.invalidateQueries({ queryKey: [inquiryResource.name] }), [cache])
  return { id, ...query, refresh }
}
