import { Menu, MenuItem } from '@mui/material'
import { Download, FileSpreadsheet, FileText } from 'lucide-react'
import { useNotify } from 'ra-core'
import { useId, useState } from 'react'
import { bulkResult, bulkResultWorkbook } from '../../../../contracts/calls/bulk.ts'
import { BusyButton } from '../../../components/BusyButton.tsx'
import type { CallError } from '../../../dataProvider/callError.ts'
import { download } from '../../../dataProvider/download.ts'
import { useTexts } from '../../../i18n/useTexts.ts'
import type { JobRow } from './job.ts'

const formats = [
  { name: 'xlsx', call: bulkResultWorkbook, icon: FileSpreadsheet },
  { name: 'csv', call: bulkResult, icon: FileText },
] as const

/** Downloads the results of all rows as XLSX or CSV. Each download is audited. */
export const DownloadButton = ({ job, small }: { job: JobRow; small: boolean }) => {
  const text = useTexts('bulkScreen')
  const notify = useNotify()
  const menuId = useId()
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  const [busy, setBusy] = useState(false)
  const save = async ({ name, call }: (typeof formats)[number]) => {
    setAnchor(null)
    setBusy(true)
    const fileName = `${job.fileName.replace(/\.\w+$/, '')}-result.${name}`
    try {
      await download(call, { params: { id: job.id } }, fileName)
    } catch (error) {
      notify((error as CallError).message, { type: 'error' })
    } finally {
      setBusy(false)
    }
  }
  return (
    <>
      <BusyButton
        variant="outlined"
        size={small ? 'small' : 'medium'}
        startIcon={<Download aria-hidden="true" />}
        busy={busy}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        aria-controls={anchor ? menuId : undefined}
        onClick={event => setAnchor(event.currentTarget)}
      >
        {text('job.download')}
      </BusyButton>
      <Menu id={menuId} open={anchor !== null} anchorEl={anchor} onClose={() => setAnchor(null)}>
        {formats.map(format => (
          <MenuItem key={format.name} onClick={() => void save(format)}>
            <format.icon aria-hidden="true" /> {text(`job.as.${format.name}`)}
          </MenuItem>
        ))}
      </Menu>
    </>
  )
}
