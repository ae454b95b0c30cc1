import { Download } from 'lucide-react'
import { useState } from 'react'
import { exportPrices } from '../../../contracts/calls/prices.ts'
import { BusyButton } from '../../components/BusyButton.tsx'
import { useToast } from '../../components/useToast.ts'
import type { CallError } from '../../dataProvider/callError.ts'
import { download } from '../../dataProvider/download.ts'
import { daysAgo } from '../../i18n/dates.ts'
import { useTexts } from '../../i18n/useTexts.ts'

export const ExportPrices = () => {
  const text = useTexts('pricing')
  const toast = useToast()
  const [busy, setBusy] = useState(false)
  const run = async () => {
    setBusy(true)
    try {
      await download(exportPrices, {}, `prices-${daysAgo(0)}.csv`)
    } catch (error) {
      toast((error as CallError).message, 'error')
    } finally {
      setBusy(false)
    }
  }
  return (
    <BusyButton variant="outlined" startIcon={<Download aria-hidden="true" />} busy={busy} onClick={() => void run()}>
      {text(busy ? 'exporting' : 'export')}
    </BusyButton>
  )
}
