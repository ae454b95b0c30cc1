import { ShieldCheck } from 'lucide-react'
import { BusyButton } from '../../../components/BusyButton.tsx'
import { useToast } from '../../../components/useToast.ts'
import type { CallError } from '../../../dataProvider/callError.ts'
import { useAction } from '../../../dataProvider/useCall.ts'
import type { FactorCalls, Flow } from './calls.ts'

interface SetUpButtonProps {
  calls: FactorCalls
  label: string
  onFlow: (flow: Flow) => void
}

/** Asks for a key first, so that the dialog opens with its code drawn. */
export const SetUpButton = ({ calls, label, onFlow }: SetUpButtonProps) => {
  const toast = useToast()
  const { mutateAsync, isPending } = useAction(calls.begin)

  const begin = async () => {
    try {
      onFlow({ kind: 'setUp', begun: await mutateAsync({}) })
    } catch (error) {
      toast((error as CallError).message, 'error')
    }
  }

  return (
    <BusyButton variant="contained" busy={isPending} startIcon={<ShieldCheck />} onClick={() => void begin()}>
      {label}
    </BusyButton>
  )
}
