import { Download } from 'lucide-react'
import { BusyButton } from '../../../components/BusyButton.tsx'
import { useVerificationText } from '../texts.ts'
import { useExport } from './useExport.ts'

export const ExportButton = () => {
  const text = useVerificationText()
  const { busy, run } = useExport()
  return (
    <BusyButton variant="outlined" startIcon={<Download aria-hidden="true" />} busy={busy} onClick={() => void run()}>
      {text(busy ? 'list.exporting' : 'list.export')}
    </BusyButton>
  )
}
