import { Button, Dialog, DialogActions, DialogContent, DialogTitle } from '@mui/material'
import { type ReactNode, useId } from 'react'
import { useText } from './useText.ts'

interface MessageBoxProps {
  kind: 'error' | 'success'
  message: ReactNode
  onClose: () => void
}

/** The shared message box: 'Error!' or 'Success', the message, 'Close' (A122). */
export const MessageBox = ({ kind, message, onClose }: MessageBoxProps) => {
  const text = useText()
  const id = useId()
  return (
    <Dialog open role="alertdialog" aria-labelledby={`${id}t`} aria-describedby={`${id}m`} onClose={onClose}>
      <DialogTitle id={`${id}t`}>{text(`message.${kind}`)}</DialogTitle>
      <DialogContent id={`${id}m`}>{message}</DialogContent>
      <DialogActions>
        <Button autoFocus variant="contained" onClick={onClose}>
          {text('message.close')}
        </Button>
      </DialogActions>
    </Dialog>
  )
}
