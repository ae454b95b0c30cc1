import { Button, Dialog, DialogActions, DialogContent, DialogTitle } from '@mui/material'
import { useId } from 'react'
import { PasskeyList } from '../../customRoutes/account/passkeys/PasskeyList.tsx'
import { staffPasskeyCalls } from '../../customRoutes/account/passkeys/passkeyCalls.ts'
import { ChangePasswordDialog } from '../../customRoutes/account/security/ChangePasswordDialog.tsx'
import { staffAccountCalls } from '../../customRoutes/account/security/ownAccountCalls.ts'
import { SessionsList } from '../../customRoutes/account/security/SessionsList.tsx'
import { useTexts } from '../../i18n/useTexts.ts'

export type StaffAccountPart = 'password' | 'passkeys' | 'sessions'

interface StaffAccountDialogProps {
  part: StaffAccountPart
  onClose: () => void
}

/** Password, passkeys and sessions of the signed-in member of staff. */
const StaffAccountDialog = ({ part, onClose }: StaffAccountDialogProps) => {
  const text = useTexts('ownAccount')
  const titleId = useId()
  if (part === 'password') return <ChangePasswordDialog calls={staffAccountCalls} onClose={onClose} />
  return (
    <Dialog open onClose={onClose} aria-labelledby={titleId}>
      <DialogTitle id={titleId}>{text(part)}</DialogTitle>
      <DialogContent>
        {part === 'passkeys' ? <PasskeyList calls={staffPasskeyCalls} /> : <SessionsList calls={staffAccountCalls} />}
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
