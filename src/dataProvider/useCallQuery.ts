import { type keepPreviousData, type QueryKey, useMutation, useQuery } from '@tanstack/react-query'
import type { Call } from '../../contracts/calls/define.ts'
import { callApi, type SuccessReply } from './api.ts'
import type { CallError } from './callError.ts'
import type { CallArgs } from './send.ts'
import { takeStarted } from './startCall.ts'

/** The cache key of a call, for `invalidateQueries`. Without arguments it matches the call with any arguments. */
export const callQueryKey = <C extends Call>(call: C, args?: CallArgs<C>): QueryKey => [
  call.service,
  call.path,
  ...(args ? [args] : []),
]

interface Options {
  enabled?: boolean
  /** Milliseconds. */
  refetchInterval?: number | false
  /** False to report the first error. */
  retry?: false
  /** Shows the previous reply until the one for the new arguments arrives. */
  placeholderData?: typeof keepPreviousData
}

/** A query by a call of the contract. The error is a CallError with message and request id. */
export const useCallQuery = <C extends Call>(call: C, args: CallArgs<C>, options: Options = {}) =>
  useQuery<SuccessReply<C>, CallError>({
    queryKey: callQueryKey(call, args),
    queryFn: ({ signal }) => takeStarted(call, args) ?? callApi<C>(call, { ...args, signal }),
    ...options,
  })

/** A mutation by a call of the contract: `const { mutate, isPending } = useCallMutation(signOut)`. */
export const useCallMutation = <C extends Call>(call: C) =>
  useMutation<SuccessReply<C>, CallError, CallArgs<C>>({ mutationFn: args => callApi(call, args) })
