import { useQueryClient } from '@tanstack/react-query'
import { useSearchParams } from 'react-router-dom'
import { readVideoKyc } from '../../../contracts/calls/videoKyc.ts'
import type { ShownVideoKyc } from '../../../contracts/cases/videoKyc/shown.ts'
import { callQueryKey, useCallQuery } from '../../dataProvider/useCallQuery.ts'

const REFRESH_MS = 3_000

/** The video KYC that the address names (`?id=`), read again while it goes on. */
export function useVideoKyc() {
  const [search] = useSearchParams()
  const cache = useQueryClient()
  const id = search.get('id') ?? ''
  const args = { params: { id } }
  const known = cache.getQueryData<ShownVideoKyc>(callQueryKey(readVideoKyc, args))
  const isOver = known !== undefined && known.status !== 'open'
  const query = useCallQuery(readVideoKyc, args, {
    enabled: id !== '',
    retry: false,
    refetchInterval: isOver ? false : REFRESH_MS,
  })
  return { id, ...query }
}
