import { useQueryClient } from '@tanstack/react-query'
import { useSearchParams } from 'react-router-dom'
import { readTrubgv } from '../../../contracts/calls/trubgv.ts'
import type { ShownTrubgv } from '../../../contracts/cases/trubgv/shown.ts'
import { callQueryKey, useCallQuery } from '../../dataProvider/useCallQuery.ts'

const REFRESH_MS = 2_000

/** The verification that the address names (`?id=`), read again while its checks run. */
export function useTrubgv() {
  const [search] = useSearchParams()
  const cache = useQueryClient()
  const id = search.get('id') ?? ''
  const args = { params: { id } }
  const known = cache.getQueryData<ShownTrubgv>(callQueryKey(readTrubgv, args))
  const isOver = known !== undefined && known.status !== 'open'
  const query = useCallQuery(readTrubgv, args, { retry: false, refetchInterval: isOver ? false : REFRESH_MS })
  return { id, ...query }
}
