import { Button } from '@mui/material'
import { Download } from 'lucide-react'
import { useVerificationText } from '../texts.ts'
import { useExport } from './useExport.ts'

export const ExportButton = () => {
  const text = useVerificationText()
  const { busy, run } = useExport()
  return (
    <Button variant="outlined" startIcon={<Download aria-hidden="true" />} disabled={busy} onClick={() => void run()}>
      {text(busy ? 'list.exporting' : 'list.export')}
    </Button>
  )
}
