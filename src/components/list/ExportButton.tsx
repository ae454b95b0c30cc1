import { type ButtonProps, Menu, MenuItem } from '@mui/material'
import { Download, FileSpreadsheet, FileText } from 'lucide-react'
import { useListContext, useNotify } from 'ra-core'
import { useId, useState } from 'react'
import type { Call } from '../../../contracts/calls/define.ts'
import type { CallError } from '../../dataProvider/callError.ts'
import { download } from '../../dataProvider/download.ts'
import { exportCall } from '../../dataProvider/resourceCalls.ts'
import { daysAgo } from '../../i18n/dates.ts'
import { useTexts } from '../../i18n/useTexts.ts'
import { BusyButton } from '../BusyButton.tsx'
import { useDeclaredList } from './declaredList.ts'

interface ExportOf {
  /** Takes the list's filter as JSON and returns a file. */
  call: Call
  /** The file name, to which the date is appended. */
  name: string
  /** Parameters of the call's query in addition to the filter. */
  query?: Record<string, string>
  /** The call has CSV and XLSX. */
  workbook: boolean
}

type Format = 'csv' | 'xlsx'

function useExport({ call, name, query, workbook }: ExportOf) {
  const notify = useNotify()
  const [busy, setBusy] = useState(false)
  const run = async (filter: object, format: Format) => {
    setBusy(true)
    try {
      const params = { ...query, filter: JSON.stringify(filter), ...(workbook && { format }) }
      await download(call, { query: params }, `${name}-${daysAgo(0)}.${format}`)
    } catch (error) {
      notify((error as CallError).message, { type: 'error' })
    } finally {
      setBusy(false)
    }
  }
  return { busy, run }
}

/** The export button of the surrounding declared list. */
function useDeclaredExport(): ExportOf | undefined {
  const { resource, list } = useDeclaredList()
  const { export: own, exportName: name = resource.name, exportQuery: query } = list
  const call = own ?? (resource.csv && exportCall(resource))
  return call && { call, name, workbook: !own && resource.csv?.workbook === true, ...(query && { query }) }
}

/** Exports all filtered records from the server, not only the visible page. */
export const ExportListButton = () => {
  const declared = useDeclaredExport()
  return declared && <ExportAll {...declared} />
}

const ExportAll = (declared: ExportOf) => {
  const { filterValues, filter } = useListContext()
  return (
    <ExportButton declared={declared} filter={{ ...filterValues, ...filter, after: undefined }} variant="outlined" />
  )
}

/** For `bulkActions`: exports only the ticked records, if the export's filter accepts ids. */
export const ExportTicked = ({ ids }: { ids: string[] }) => {
  const text = useTexts('components')
  const declared = useDeclaredExport()
  return declared && <ExportButton declared={declared} filter={{ id: ids }} label={text('list.exportTicked')} />
}

interface ExportButtonProps extends Pick<ButtonProps, 'variant'> {
  declared: ExportOf
  filter: object
  /** In place of the usual words, also while it exports. */
  label?: string
}

const formats = [
  { name: 'xlsx', icon: FileSpreadsheet },
  { name: 'csv', icon: FileText },
] as const

/** Exports as CSV at once, or asks for the format where there are two. */
const ExportButton = ({ declared, filter, label, ...props }: ExportButtonProps) => {
  const text = useTexts('components')
  const { busy, run } = useExport(declared)
  const menuId = useId()
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  const { workbook } = declared
  const choose = (format: Format) => {
    setAnchor(null)
    void run(filter, format)
  }
  const usual = busy ? 'list.exporting' : workbook ? 'list.exportTicked' : 'list.export'
  return (
    <>
      <BusyButton
        {...props}
        {...(workbook && {
          'aria-haspopup': 'menu',
          'aria-expanded': anchor !== null,
          ...(anchor && { 'aria-controls': menuId }),
        })}
        startIcon={<Download aria-hidden="true" />}
        busy={busy}
        onClick={event => (workbook ? setAnchor(event.currentTarget) : choose('csv'))}
      >
        {label ?? text(usual)}
      </BusyButton>
      {workbook && (
        <Menu id={menuId} open={anchor !== null} anchorEl={anchor} onClose={() => setAnchor(null)}>
          {formats.map(({ name, icon: Icon }) => (
            <MenuItem key={name} onClick={() => choose(name)}>
              <Icon aria-hidden="true" /> {text(`list.exportAs.${name}`)}
            </MenuItem>
          ))}
        </Menu>
      )}
    </>
  )
}
