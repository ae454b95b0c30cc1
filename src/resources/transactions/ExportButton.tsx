import { Button } from '@mui/material'
import { Download } from 'lucide-react'
import { useListContext, useNotify } from 'ra-core'
import { useState } from 'react'
import { exportTransactions } from '../../../contracts/calls/admin.ts'
import type { CallError } from '../../dataProvider/callError.ts'
import { download } from '../../dataProvider/download.ts'
import { useAdminText } from '../../i18n/adminTexts.ts'
import { daysAgo } from '../../i18n/dates.ts'
import type { TransactionFilter } from './filter.ts'

/** The whole filtered list as CSV. */
export const ExportButton = () => {
  const text = useAdminText()
  const notify = useNotify()
  const [busy, setBusy] = useState(false)
  const { filterValues } = useListContext()
  const { after: _, ...filter }: TransactionFilter = filterValues

  const run = async () => {
    setBusy(true)
    try {
      const query = { filter: JSON.stringify(filter) }
      await download(exportTransactions, { query }, `transactions-${daysAgo(0)}.csv`)
    } catch (error) {
      notify((error as CallError).message, { type: 'error' })
    } finally {
      setBusy(false)
    }
  }
  return (
    <Button variant="outlined" startIcon={<Download aria-hidden="true" />} disabled={busy} onClick={() => void run()}>
      {text(busy ? 'transactions.exporting' : 'transactions.export')}
    </Button>
  )
}
