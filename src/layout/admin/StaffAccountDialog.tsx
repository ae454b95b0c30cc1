import { Button, Dialog, DialogActions, DialogContent, DialogTitle } from '@mui/material'
import { useId } from 'react'
import { ChangePasswordDialog } from '../../customRoutes/account/security/ChangePasswordDialog.tsx'
import { staffAccountCalls } from '../../customRoutes/account/security/ownAccountCalls.ts'
import { SessionsList } from '../../customRoutes/account/security/SessionsList.tsx'
import { useTexts } from '../../i18n/useTexts.ts'

interface StaffAccountDialogProps {
  part: 'password' | 'sessions'
  onClose: () => void
}

/** Password and sessions of the signed-in member of staff. */
const StaffAccountDialog = ({ part, onClose }: StaffAccountDialogProps) => {
  const text = useTexts('ownAccount')
  const titleId = useId()
  if (part === 'password') return <ChangePasswordDialog calls={staffAccountCalls} onClose={onClose} />
  return (
    <Dialog open onClose={onClose} aria-labelledby={titleId}>
      <DialogTitle id={titleId}>{text('sessions')}</DialogTitle>
      <DialogContent>
        <SessionsList calls={staffAccountCalls} />
      </DialogContent>
      <DialogActions>
        <Button color="inherit" onClick={onClose}>
          {text('close')}
        </Button>
      </DialogActions>
    </Dialog>
  )
}

export default StaffAccountDialog
