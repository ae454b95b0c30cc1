import { useId } from 'react'
import { useTexts } from '../../i18n/useTexts.ts'
import { Button } from './Button.tsx'
import { Dialog } from './Dialog.tsx'

interface MessageBoxProps {
  kind: 'error' | 'success'
  message: string
  onClose: () => void
}

/** The shared message box, for pages without MUI: 'Error!' or 'Success', the message, 'Close' (A122). */
export const MessageBox = ({ kind, message, onClose }: MessageBoxProps) => {
  const text = useTexts('messageBox')
  const id = useId()
  return (
    <Dialog role="alertdialog" title={text(kind)} describedBy={id} onClose={onClose}>
      <p id={id}>{message}</p>
      <Button onClick={onClose}>{text('close')}</Button>
    </Dialog>
  )
}
