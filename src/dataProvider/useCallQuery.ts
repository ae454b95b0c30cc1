import { type keepPreviousData, type QueryKey, useMutation, useQuery } from '@tanstack/react-query'
import type { Call } from '../../contracts/calls/define.ts'
import { callApi, type SuccessReply } from './api.ts'
import type { CallError } from './callError.ts'
import type { CallArgs } from './send.ts'

/** The cache key of a call, for `invalidateQueries`; without arguments it matches all of them. */
export const callQueryKey = <C extends Call>(call: C, args?: CallArgs<C>): QueryKey => [
  call.service,
  call.path,
  ...(args ? [args] : []),
]

interface Options {
  enabled?: boolean
  /** Milliseconds. */
  refetchInterval?: number | false
  /** Shows the answer to the former arguments until the next one is there. */
  placeholderData?: typeof keepPreviousData
}

/** Reads by a call of the contract. The error is a CallError with message and request id. */
export const useCallQuery = <C extends Call>(call: C, args: CallArgs<C>, options: Options = {}) =>
  useQuery<SuccessReply<C>, CallError>({
    queryKey: callQueryKey(call, args),
    queryFn: ({ signal }) => callApi<C>(call, { ...args, signal }),
    ...options,
  })

/** Acts by a call of the contract: `const { mutate, isPending } = useAction(signOut)`. */
export const useCallMutation = <C extends Call>(call: C) =>
  useMutation<SuccessReply<C>, CallError, CallArgs<C>>({ mutationFn: args => callApi(call, args) })
