import { useMutation } from '@tanstack/react-query'
import type { Call } from '../../../contracts/calls/define.ts'
import { callApi, type SuccessReply } from '../../dataProvider/api.ts'
import type { CallError } from '../../dataProvider/callError.ts'
import type { CallArgs } from '../../dataProvider/send.ts'
import { useRefreshKyc } from './useKyc.ts'

export interface KycFieldError {
  message: string
  at?: number | undefined
}

/**
 * One step's call. The step counts as done once the server's state says so; a conflict means that the state has changed in the meantime.
 * `itsFields` are those at which the form shows an error; any other error is its `problem`.
 */
export function useKycStepSubmit<C extends Call>(call: C, itsFields?: RegExp, onDone?: () => void) {
  const refresh = useRefreshKyc()
  const { mutate, isPending, error, reset } = useMutation<SuccessReply<C>, CallError, CallArgs<C>>({
    mutationFn: args => callApi(call, args),
    onSettled: async (_, failed) => {
      if (!failed || failed.code === 'conflict') await refresh()
      if (!failed) onDone?.()
    },
  })
  const refused = (field: string): KycFieldError | undefined => error?.fields.find(wrong => wrong.field === field)
  const problem = error?.fields.some(({ field }) => itsFields?.test(field)) ? null : error
  return { submit: mutate, busy: isPending, problem, refused, clear: reset }
}
