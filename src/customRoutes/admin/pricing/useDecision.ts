import { useQueryClient } from '@tanstack/react-query'
import type { Call } from '../../../../contracts/calls/define.ts'
import { useToast } from '../../../components/useToast.ts'
import type { Args } from '../../../dataProvider/send.ts'
import { useAction } from '../../../dataProvider/useCall.ts'

/** Decides by a call; then says so, closes, and reads everything shown again. */
export function useDecision<C extends Call>(call: C, onClose: () => void) {
  const toast = useToast()
  const cache = useQueryClient()
  const { mutate, isPending, error } = useAction(call)
  const decide = (args: Args<C>, done: string) =>
    mutate(args, {
      onSuccess: () => {
        toast(done, 'success')
        void cache.invalidateQueries()
        onClose()
      },
    })
  return { decide, busy: isPending, error }
}
