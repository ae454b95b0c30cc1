import { Button, Dialog, DialogActions, DialogContent, DialogTitle } from '@mui/material'
import { useId, useState } from 'react'
import { type Flow, staffFactor } from '../../customRoutes/account/secondFactor/calls.ts'
import { FactorDialog } from '../../customRoutes/account/secondFactor/FactorDialog.tsx'
import { FactorStatus } from '../../customRoutes/account/secondFactor/FactorStatus.tsx'
import { useTexts } from '../../i18n/useTexts.ts'

/** A member of staff's own two-step verification. One dialog at a time: what is under way takes the other's place. */
const OwnSecondFactor = ({ onClose }: { onClose: () => void }) => {
  const text = useTexts('secondFactor')
  const titleId = useId()
  const [flow, setFlow] = useState<Flow | null>(null)
  if (flow) return <FactorDialog calls={staffFactor} flow={flow} onClose={() => setFlow(null)} />
  return (
    <Dialog open onClose={onClose} aria-labelledby={titleId}>
      <DialogTitle id={titleId}>{text('title')}</DialogTitle>
      <DialogContent>
        <FactorStatus calls={staffFactor} onFlow={setFlow} />
      </DialogContent>
      <DialogActions>
        <Button color="inherit" onClick={onClose}>
          {text('close')}
        </Button>
      </DialogActions>
    </Dialog>
  )
}

export default OwnSecondFactor
