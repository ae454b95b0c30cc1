import { type keepPreviousData, type QueryKey, useMutation, useQuery } from '@tanstack/react-query'
import type { Call } from '../../contracts/calls/define.ts'
import { ask, type Success } from './api.ts'
import type { CallError } from './callError.ts'
import type { Args } from './send.ts'

/** The cache key of a call, for `invalidateQueries`; without arguments it matches all of them. */
export const callKey = <C extends Call>(call: C, args?: Args<C>): QueryKey => [
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
export const useCall = <C extends Call>(call: C, args: Args<C>, options: Options = {}) =>
  useQuery<Success<C>, CallError>({
    queryKey: callKey(call, args),
    queryFn: ({ signal }) => ask<C>(call, { ...args, signal }),
    ...options,
  })

/** Acts by a call of the contract: `const { mutate, isPending } = useAction(signOut)`. */
export const useAction = <C extends Call>(call: C) =>
  useMutation<Success<C>, CallError, Args<C>>({ mutationFn: args => ask(call, args) })
