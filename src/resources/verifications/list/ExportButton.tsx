import { Download } from 'lucide-react'
import { BusyButton } from '../../../components/BusyButton.tsx'
import { useTexts } from '../../../i18n/useTexts.ts'
import { useExport } from './useExport.ts'

export const ExportButton = () => {
  const text = useTexts('verifications')
  const { busy, run } = useExport()
  return (
    <BusyButton variant="outlined" startIcon={<Download aria-hidden="true" />} busy={busy} onClick={() => void run()}>
      {text(busy ? 'list.exporting' : 'list.export')}
    </BusyButton>
  )
}
