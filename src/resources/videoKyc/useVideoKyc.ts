import { useSearchParams } from 'react-router-dom'
import { readVideoKyc } from '../../../contracts/calls/videoKyc.ts'
import { useCallQuery } from '../../dataProvider/useCallQuery.ts'

const REFRESH_MS = 3_000

/** The video KYC that the address names; read again while it goes on. */
export function useVideoKyc() {
  const id = useSearchParams()[0].get('id') ?? ''
  const query = useCallQuery(
    readVideoKyc,
    { params: { id } },
    {
      enabled: id !== '',
      retry: false,
      refetchInterval: ({ state }) => state.data?.status === 'open' && REFRESH_MS,
    },
  )
  return { id, ...query }
}
