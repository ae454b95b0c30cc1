import { Button, type ButtonProps } from '@mui/material'
import { Download } from 'lucide-react'
import { useNotify } from 'ra-core'
import { bulkResult } from '../../../contracts/calls/bulk.ts'
import type { CallError } from '../../dataProvider/callError.ts'
import { download } from '../../dataProvider/download.ts'
import type { JobRow } from './job.ts'
import { useBulkText } from './texts.ts'

/** The result of every row as CSV; each download is audited. */
export const DownloadButton = ({ job, size = 'small' }: { job: JobRow; size?: ButtonProps['size'] }) => {
  const text = useBulkText()
  const notify = useNotify()
  const name = `${job.fileName.replace(/\.\w+$/, '')}-result.csv`
  const save = () =>
    download(bulkResult, { params: { id: job.id } }, name).catch((error: CallError) =>
      notify(error.message, { type: 'error' }),
    )
  return (
    <Button variant="outlined" size={size} startIcon={<Download />} onClick={() => void save()}>
      {text('job.download')}
    </Button>
  )
}
