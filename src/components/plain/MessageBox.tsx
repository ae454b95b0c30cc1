import { useId } from 'react'
import { messageBox as en } from '../../../contracts/messages/en/landing.ts'
import { messageBox as hi } from '../../../contracts/messages/hi/landing.ts'
import { usePlainTexts } from '../../i18n/plainTexts.ts'
import { Button } from './Button.tsx'
import { Dialog } from './Dialog.tsx'

interface MessageBoxProps {
  kind: 'error' | 'success'
  message: string
  onClose: () => void
}

/** The shared message box, for pages without MUI: 'Error!' or 'Success', the message, 'Close' (A122). */
export const MessageBox = ({ kind, message, onClose }: MessageBoxProps) => {
  const text = usePlainTexts({ en, hi })
  const id = useId()
  return (
    <Dialog role="alertdialog" title={text(kind)} describedBy={id} onClose={onClose}>
      <p id={id}>{message}</p>
      <Button onClick={onClose}>{text('close')}</Button>
    </Dialog>
  )
}
