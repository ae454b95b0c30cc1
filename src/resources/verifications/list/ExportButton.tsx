import { Button } from '@mui/material'
import { Download } from 'lucide-react'
import { useVerificationText } from '../texts.ts'
import styles from './List.module.css'
import { useExport } from './useExport.ts'

export const ExportButton = () => {
  const text = useVerificationText()
  const { busy, run } = useExport()
  return (
    <Button
      variant="outlined"
      className={styles.tool}
      startIcon={<Download aria-hidden="true" />}
      disabled={busy}
      onClick={() => void run()}
    >
      {text(busy ? 'list.exporting' : 'list.export')}
    </Button>
  )
}
