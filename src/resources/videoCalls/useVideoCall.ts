import { useQueryClient } from '@tanstack/react-query'
import { useGetOne } from 'ra-core'
import { useCallback } from 'react'
import { useSearchParams } from 'react-router-dom'
import { videoCallResource } from '../../../contracts/resources/videoCall.ts'
import type { ShownVideoCallDetail } from '../../../contracts/videoCalls/shown.ts'
import type { CallError } from '../../dataProvider/callError.ts'

const REFRESH_MS = 4_000

const isMoving = ({ status, rounds }: ShownVideoCallDetail) =>
  status === 'invited' ||
  status === 'waiting' ||
  status === 'inCall' ||
  rounds.some(
    ({ recording, evidence }) =>
      recording.state === 'joining' || evidence.findings.some(({ finding }) => finding === 'checkRunning'),
  )

/** The call that the address names (`?id=`), read again while something happens. */
export function useVideoCall() {
  const [search] = useSearchParams()
  const cache = useQueryClient()
  const id = search.get('id') ?? ''
  const query = useGetOne<ShownVideoCallDetail, CallError>(
    videoCallResource.name,
    // A separate cache key: list rows have no sessions.
    { id, meta: { detail: true } },
    {
      retry: false,
      refetchInterval: ({ state }) => state.data !== undefined && isMoving(state.data) && REFRESH_MS,
    },
  )
  const refresh = useCallback(() => cache.invalidateQueries({ queryKey: [videoCallResource.name] }), [cache])
  return { id, ...query, refresh }
}
