import { useQueryClient } from '@tanstack/react-query'
import type { Call } from '../../contracts/calls/define.ts'
import type { SuccessReply } from '../dataProvider/api.ts'
import type { CallArgs } from '../dataProvider/send.ts'
import { useCallMutation } from '../dataProvider/useCallQuery.ts'
import { useToast } from './useToast.ts'

/**
 * An API call behind a button, without a dialog. A toast shows `done` or the error, and everything on the page is reloaded.
 * Pass `busy` to a `BusyButton`.
 */
export function useCallAction<C extends Call>(call: C) {
  const toast = useToast()
  const cache = useQueryClient()
  const { mutate, isPending } = useCallMutation(call)
  const run = (args: CallArgs<C>, done?: string | ((reply: SuccessReply<C>) => string), onDone?: () => void) =>
    mutate(args, {
      onSuccess: reply => {
        if (done) toast(typeof done === 'string' ? done : done(reply), 'success')
        void cache.invalidateQueries()
        onDone?.()
      },
      onError: ({ message }) => toast(message, 'error'),
    })
  return { run, busy: isPending }
}
