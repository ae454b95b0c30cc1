import { Download } from 'lucide-react'
import { useListContext, useNotify } from 'ra-core'
import { useState } from 'react'
import type { Call } from '../../../contracts/calls/define.ts'
import type { CallError } from '../../dataProvider/callError.ts'
import { download } from '../../dataProvider/download.ts'
import { daysAgo } from '../../i18n/dates.ts'
import { useTexts } from '../../i18n/useTexts.ts'
import { BusyButton } from '../BusyButton.tsx'

interface Props {
  /** Takes the list's filter as JSON and answers a CSV file. */
  call: Call
  /** The file's name before its date. */
  name: string
  /** What the list is filtered by besides its own filters. */
  filter?: object
}

/** The whole list as it is filtered, from the server: not only the page that is shown. */
export const ExportCsvButton = ({ call, name, filter: kept }: Props) => {
  const text = useTexts('components')
  const notify = useNotify()
  const [busy, setBusy] = useState(false)
  const { filterValues } = useListContext()

  const run = async () => {
    setBusy(true)
    try {
      const filter = JSON.stringify({ ...filterValues, ...kept, after: undefined })
      await download(call, { query: { filter } }, `${name}-${daysAgo(0)}.csv`)
    } catch (error) {
      notify((error as CallError).message, { type: 'error' })
    } finally {
      setBusy(false)
    }
  }
  return (
    <BusyButton variant="outlined" startIcon={<Download aria-hidden="true" />} busy={busy} onClick={() => void run()}>
      {text(busy ? 'list.exporting' : 'list.export')}
    </BusyButton>
  )
}
