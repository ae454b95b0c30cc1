import { useQueryClient } from '@tanstack/react-query'
import type { Call } from '../../../../contracts/calls/define.ts'
import { useToast } from '../../../components/useToast.ts'
import type { CallArgs } from '../../../dataProvider/send.ts'
import { useCallMutation } from '../../../dataProvider/useCallQuery.ts'

/** Decides by a call; then says so, closes, and reads everything shown again. */
export function usePriceDecision<C extends Call>(call: C, onClose: () => void) {
  const toast = useToast()
  const cache = useQueryClient()
  const { mutate, isPending, error } = useCallMutation(call)
  const decide = (args: CallArgs<C>, done: string) =>
    mutate(args, {
      onSuccess: () => {
        toast(done, 'success')
        void cache.invalidateQueries()
        onClose()
      },
    })
  return { decide, busy: isPending, error }
}
