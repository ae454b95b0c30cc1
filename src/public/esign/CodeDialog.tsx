import { Dialog } from '../../components/plain/Dialog.tsx'
import { useTexts } from '../../i18n/useTexts.ts'
import { CodeForm } from '../invitation/CodeForm.tsx'
import type { useEsignLink } from './signing/useEsignLink.ts'

interface CodeDialogProps {
  code: NonNullable<ReturnType<typeof useEsignLink>['code']>
}

/** Asks for a new code when half an hour has passed since the last one. What was entered stays. */
export const CodeDialog = ({ code }: CodeDialogProps) => {
  const text = useTexts('publicEsign')
  return (
    <Dialog title={text('code.title')} close={text('close')} onClose={() => code.cancel(text('code.needed'))}>
      <p>{text('code.detail')}</p>
      <CodeForm sentTo={code.sentTo} onEnter={code.enter} onSend={code.send} />
    </Dialog>
  )
}
