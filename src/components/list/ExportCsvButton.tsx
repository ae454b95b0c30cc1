import { Download } from 'lucide-react'
import { useListContext, useNotify } from 'ra-core'
import { useState } from 'react'
import type { Call } from '../../../contracts/calls/define.ts'
import type { CallError } from '../../dataProvider/callError.ts'
import { download } from '../../dataProvider/download.ts'
import { exportCall } from '../../dataProvider/resourceCalls.ts'
import { daysAgo } from '../../i18n/dates.ts'
import { useTexts } from '../../i18n/useTexts.ts'
import { BusyButton } from '../BusyButton.tsx'
import { useDeclaredList } from './declaredList.ts'

interface ExportOf {
  /** Takes the list's filter as JSON and returns a CSV file. */
  call: Call
  /** The file name, to which the date is appended. */
  name: string
  /** Parameters of the call's query in addition to the filter. */
  query?: Record<string, string>
}

function useExport({ call, name, query }: ExportOf) {
  const notify = useNotify()
  const [busy, setBusy] = useState(false)
  const run = async (filter: object) => {
    setBusy(true)
    try {
      await download(call, { query: { ...query, filter: JSON.stringify(filter) } }, `${name}-${daysAgo(0)}.csv`)
    } catch (error) {
      notify((error as CallError).message, { type: 'error' })
    } finally {
      setBusy(false)
    }
  }
  return { busy, run }
}

/** Exports all filtered records from the server, not only the visible page. */
export const ExportCsvButton = (props: ExportOf) => {
  const text = useTexts('components')
  const { busy, run } = useExport(props)
  const { filterValues, filter } = useListContext()
  const exportAll = () => run({ ...filterValues, ...filter, after: undefined })
  return (
    <BusyButton
      variant="outlined"
      startIcon={<Download aria-hidden="true" />}
      busy={busy}
      onClick={() => void exportAll()}
    >
      {text(busy ? 'list.exporting' : 'list.export')}
    </BusyButton>
  )
}

/** The export button of the surrounding declared list. */
function useDeclaredExport(): ExportOf | undefined {
  const { resource, list } = useDeclaredList()
  const { export: own, exportName: name = resource.name, exportQuery: query } = list
  const call = own ?? (resource.csv && exportCall(resource))
  return call && { call, name, ...(query && { query }) }
}

export const ExportListButton = () => {
  const declared = useDeclaredExport()
  return declared && <ExportCsvButton {...declared} />
}

/** For `bulkActions`: exports only the ticked records, if the export's filter accepts ids. */
export const ExportTicked = ({ ids }: { ids: string[] }) => {
  const declared = useDeclaredExport()
  return declared && <ExportTickedButton {...declared} ids={ids} />
}

const ExportTickedButton = ({ ids, ...declared }: ExportOf & { ids: string[] }) => {
  const text = useTexts('components')
  const { busy, run } = useExport(declared)
  return (
    <BusyButton startIcon={<Download aria-hidden="true" />} busy={busy} onClick={() => void run({ id: ids })}>
      {text('list.exportTicked')}
    </BusyButton>
  )
}
