import { Button, Dialog, DialogActions, DialogContent, DialogTitle, TextField } from '@mui/material'
import { type FormEvent, type ReactNode, useId, useState } from 'react'
import { useTexts } from '../i18n/useTexts.ts'

interface ReasonDialogProps {
  title: string
  confirm: string
  /** A destructive action. Only such a dialog has a filled danger button. */
  danger?: boolean
  /** The error of the last attempt; replaces the hint. */
  problem?: string | undefined
  children?: ReactNode
  onConfirm: (reason: string) => unknown
  onClose: () => void
}

/** Asks for the reason of an action, for the audit log. If the action fails, the dialog stays open and can be used again. */
export const ReasonDialog = ({
  title,
  confirm,
  danger = false,
  problem,
  children,
  onConfirm,
  onClose,
}: ReasonDialogProps) => {
  const text = useTexts('components')
  const titleId = useId()
  const [reason, setReason] = useState('')
  const [busy, setBusy] = useState(false)

  const submit = async (event: FormEvent) => {
    event.preventDefault()
    setBusy(true)
    try {
      await onConfirm(reason.trim())
    } finally {
      setBusy(false)
    }
  }

  return (
    <Dialog open onClose={onClose} aria-labelledby={titleId}>
      <form onSubmit={submit}>
        <DialogTitle id={titleId}>{title}</DialogTitle>
        <DialogContent>
          {children}
          <TextField
            autoFocus
            multiline
            minRows={2}
            label={text('masked.reason')}
            error={problem !== undefined}
            helperText={problem ?? text('masked.reasonHint')}
            value={reason}
            onChange={event => setReason(event.target.value)}
          />
        </DialogContent>
        <DialogActions>
          <Button color="inherit" onClick={onClose}>
            {text('masked.cancel')}
          </Button>
          <Button
            type="submit"
            variant="contained"
            color={danger ? 'error' : 'primary'}
            disabled={busy || !reason.trim()}
          >
            {confirm}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  )
}
