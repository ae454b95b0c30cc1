import { ShieldCheck } from 'lucide-react'
import { BusyButton } from '../../../components/BusyButton.tsx'
import { useToast } from '../../../components/useToast.ts'
import type { CallError } from '../../../dataProvider/callError.ts'
import { useCallMutation } from '../../../dataProvider/useCallQuery.ts'
import type { SecondFactorCalls, SecondFactorFlow } from './secondFactorCalls.ts'

interface SecondFactorSetupButtonProps {
  calls: SecondFactorCalls
  label: string
  onFlow: (flow: SecondFactorFlow) => void
}

/** Requests a secret first, so that the dialog opens with the QR code. */
export const SecondFactorSetupButton = ({ calls, label, onFlow }: SecondFactorSetupButtonProps) => {
  const toast = useToast()
  const { mutateAsync, isPending } = useCallMutation(calls.begin)

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
