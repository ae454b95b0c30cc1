import { Button, Dialog, DialogActions, DialogContent, DialogTitle } from '@mui/material'
import { type ReactNode, useId, useState } from 'react'
import { useTexts } from '../i18n/useTexts.ts'

interface ConfirmDialogProps {
  /** Names the object of the action: "Revoke “Vendor portal”?" */
  title: string
  confirm: string
  /** A destructive action. Only such a dialog has a filled danger button. */
  danger?: boolean
  children: ReactNode
  /** Reports its own errors. If it fails, the dialog stays open and can be used again. */
  onConfirm: () => Promise<unknown>
  onClose: () => void
}

/** Asks for confirmation before an action that cannot be undone. */
export const ConfirmDialog = ({ title, confirm, danger = false, children, onConfirm, onClose }: ConfirmDialogProps) => {
  const text = useTexts('components')
  const titleId = useId()
  const [busy, setBusy] = useState(false)

  const act = async () => {
    setBusy(true)
    try {
      await onConfirm()
    } finally {
      setBusy(false)
    }
  }

  return (
    <Dialog open onClose={onClose} aria-labelledby={titleId}>
      <DialogTitle id={titleId}>{title}</DialogTitle>
      <DialogContent>{children}</DialogContent>
      <DialogActions>
        <Button color="inherit" autoFocus onClick={onClose}>
          {text('masked.cancel')}
        </Button>
        <Button variant="contained" color={danger ? 'error' : 'primary'} disabled={busy} onClick={() => void act()}>
          {confirm}
        </Button>
      </DialogActions>
    </Dialog>
  )
}
