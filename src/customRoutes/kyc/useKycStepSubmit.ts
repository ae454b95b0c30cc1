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
 * Submits one step. A step is complete once the server's state says so; a conflict means that the state has changed in the meantime. Errors
 * of `formFields` are shown at the fields; any other error is returned as `problem`.
 */
export function useKycStepSubmit<C extends Call>(call: C, formFields?: RegExp, onDone?: () => void) {
  const refresh = useRefreshKyc()
  const { mutate, isPending, error, reset } = useMutation<SuccessReply<C>, CallError, CallArgs<C>>({
    mutationFn: args => callApi(call, args),
    onSettled: async (_, failed) => {
      if (!failed || failed.code === 'conflict') await refresh()
      if (!failed) onDone?.()
    },
  })
  const refused = (field: string): KycFieldError | undefined => error?.fields.find(wrong => wrong.field === field)
  const problem = error?.fields.some(({ field }) => formFields?.test(field)) ? null : error
  return { submit: mutate, busy: isPending, problem, refused, clear: reset }
}
