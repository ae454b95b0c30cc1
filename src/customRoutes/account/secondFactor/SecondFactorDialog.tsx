import { Dialog } from '@mui/material'
import { useQueryClient } from '@tanstack/react-query'
import { useId, useState } from 'react'
import { useToast } from '../../../components/useToast.ts'
import { callQueryKey } from '../../../dataProvider/useCallQuery.ts'
import { useTexts } from '../../../i18n/useTexts.ts'
import { CodeForm } from './CodeForm.tsx'
import { RecoveryCodes } from './RecoveryCodes.tsx'
import { ScanForm } from './ScanForm.tsx'
import type { SecondFactorCalls, SecondFactorFlow } from './secondFactorCalls.ts'

interface SecondFactorDialogProps {
  calls: SecondFactorCalls
  flow: SecondFactorFlow
  onClose: () => void
}

/** Set-up, new recovery codes or removal. Recovery codes are shown once, so that step closes only through its own button. */
export const SecondFactorDialog = ({ calls, flow, onClose }: SecondFactorDialogProps) => {
  const text = useTexts('secondFactor')
  const toast = useToast()
  const titleId = useId()
  const queries = useQueryClient()
  const [codes, setCodes] = useState<string[] | null>(null)

  const done = (message?: string) => {
    void queries.invalidateQueries({ queryKey: callQueryKey(calls.read) })
    if (message) toast(message, 'success')
    onClose()
  }
  const isNew = flow.kind === 'setUp'

  return (
    <Dialog open onClose={() => (codes ? undefined : onClose())} aria-labelledby={titleId}>
      {codes ? (
        <RecoveryCodes
          titleId={titleId}
          codes={codes}
          replaced={!isNew}
          onDone={() => done(isNew ? text('turnedOn') : undefined)}
        />
      ) : isNew ? (
        <ScanForm titleId={titleId} confirm={calls.confirm} begun={flow.begun} onCodes={setCodes} onCancel={onClose} />
      ) : (
        <CodeForm
          titleId={titleId}
          calls={calls}
          kind={flow.kind}
          onCodes={setCodes}
          onOff={() => done(text('turnedOff'))}
          onCancel={onClose}
        />
      )}
    </Dialog>
  )
}
