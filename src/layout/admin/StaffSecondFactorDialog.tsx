import { Button, Dialog, DialogActions, DialogContent, DialogTitle } from '@mui/material'
import { useId, useState } from 'react'
import { SecondFactorDialog } from '../../customRoutes/account/secondFactor/SecondFactorDialog.tsx'
import { SecondFactorStatus } from '../../customRoutes/account/secondFactor/SecondFactorStatus.tsx'
import {
  type SecondFactorFlow,
  staffSecondFactorCalls,
} from '../../customRoutes/account/secondFactor/secondFactorCalls.ts'
import { useTexts } from '../../i18n/useTexts.ts'

/** Two-step verification of the signed-in member of staff. A started flow replaces the status dialog, so only one dialog is open. */
const StaffSecondFactorDialog = ({ onClose }: { onClose: () => void }) => {
  const text = useTexts('secondFactor')
  const titleId = useId()
  const [flow, setFlow] = useState<SecondFactorFlow | null>(null)
  if (flow) return <SecondFactorDialog calls={staffSecondFactorCalls} flow={flow} onClose={() => setFlow(null)} />
  return (
    <Dialog open onClose={onClose} aria-labelledby={titleId}>
      <DialogTitle id={titleId}>{text('title')}</DialogTitle>
      <DialogContent>
        <SecondFactorStatus calls={staffSecondFactorCalls} onFlow={setFlow} />
      </DialogContent>
      <DialogActions>
        <Button color="inherit" onClick={onClose}>
          {text('close')}
        </Button>
      </DialogActions>
    </Dialog>
  )
}

export default StaffSecondFactorDialog
