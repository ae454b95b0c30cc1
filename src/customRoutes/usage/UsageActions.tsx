import { Button } from '@mui/material'
import { Download, ListTree } from 'lucide-react'
import { useNotify } from 'ra-core'
import { useState } from 'react'
import { Link } from 'react-router-dom'
import type { UsagePeriod } from '../../../contracts/apiUsage.ts'
import { exportUsage } from '../../../contracts/calls/usage.ts'
import { paths } from '../../../contracts/paths.ts'
import { BusyButton } from '../../components/BusyButton.tsx'
import type { CallError } from '../../dataProvider/callError.ts'
import { download } from '../../dataProvider/download.ts'
import { daysAgo } from '../../i18n/dates.ts'
import { useTexts } from '../../i18n/useTexts.ts'

interface UsageActionsProps {
  query: { days: `${UsagePeriod}`; mode: 'live' | 'test' }
}

/** To the requests behind the figures, and the figures as a file. */
export const UsageActions = ({ query }: UsageActionsProps) => {
  const text = useTexts('usage')
  const notify = useNotify()
  const [busy, setBusy] = useState(false)
  const run = async () => {
    setBusy(true)
    try {
      await download(exportUsage, { query }, `api-usage-${daysAgo(0)}.csv`)
    } catch (error) {
      notify((error as CallError).message, { type: 'error' })
    } finally {
      setBusy(false)
    }
  }
  return (
    <>
      <BusyButton variant="outlined" startIcon={<Download aria-hidden="true" />} busy={busy} onClick={() => void run()}>
        {text(busy ? 'exporting' : 'export')}
      </BusyButton>
      <Button
        component={Link}
        to={paths.apiTrackingReport}
        variant="contained"
        startIcon={<ListTree aria-hidden="true" />}
      >
        {text('everyRequest')}
      </Button>
    </>
  )
}
