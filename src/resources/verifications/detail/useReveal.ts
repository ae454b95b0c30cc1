import { useQueryClient } from '@tanstack/react-query'
import { revealVerification, verificationAccessLog } from '../../../../contracts/calls/verifications.ts'
import { useCanCall } from '../../../authProvider/session.ts'
import { callApi } from '../../../dataProvider/api.ts'
import { callQueryKey } from '../../../dataProvider/useCallQuery.ts'

/** Returns a function that fetches an unmasked value of a check; undefined if the role may not reveal values. */
export function useReveal(id: string): ((field: string, reason: string) => Promise<string>) | undefined {
  const mayReveal = useCanCall(revealVerification)
  const cache = useQueryClient()
  if (!mayReveal) return undefined
  return async (field, reason) => {
    const reply = await callApi(revealVerification, { params: { id }, body: { field, reason } })
    void cache.invalidateQueries({ queryKey: callQueryKey(verificationAccessLog) })
    return reply.value ?? '-'
  }
}
