import { Button, Dialog, DialogActions, DialogContent, DialogTitle } from '@mui/material'
import { CloudDownload, Upload } from 'lucide-react'
import { useRefresh } from 'ra-core'
import { useId, useState } from 'react'
import { fetchSettlements, uploadSettlements } from '../../../contracts/calls/settlements.ts'
import { limits } from '../../../contracts/platform/limits.ts'
import { BusyButton } from '../../components/BusyButton.tsx'
import { FileDropzone } from '../../components/FileDropzone.tsx'
import { formatBytes } from '../../components/fileRules.ts'
import { ActionDialog } from '../../components/form/ActionDialog.tsx'
import { InlineAlert } from '../../components/InlineAlert.tsx'
import { useToast } from '../../components/useToast.ts'
import { useCallMutation } from '../../dataProvider/useCallQuery.ts'
import { useTexts } from '../../i18n/useTexts.ts'

const yesterday = () => new Date(Date.now() - 86_400_000).toLocaleDateString('en-CA', { timeZone: 'Asia/Kolkata' })

/** Brings in a settlement report: a day from the gateway, or a file from its dashboard. */
export const ImportButtons = () => {
  const text = useTexts('adminMoney')
  const [open, setOpen] = useState<'fetch' | 'upload' | null>(null)
  const close = () => setOpen(null)
  return (
    <>
      <Button variant="outlined" startIcon={<Upload />} onClick={() => setOpen('upload')}>
        {text('reconciliation.upload')}
      </Button>
      <Button variant="contained" startIcon={<CloudDownload />} onClick={() => setOpen('fetch')}>
        {text('reconciliation.fetch')}
      </Button>
      {open === 'fetch' && (
        <ActionDialog
          call={fetchSettlements}
          defaults={{ day: yesterday() }}
          fields={[{ source: 'day', kind: 'date', label: text('reconciliation.day'), max: yesterday() }]}
          title={text('reconciliation.fetchTitle')}
          detail={text('reconciliation.fetchDetail')}
          confirm={text('reconciliation.fetch')}
          done={({ rows }) => text('reconciliation.imported', { smart_count: rows })}
          onClose={close}
        />
      )}
      {open === 'upload' && <UploadDialog onClose={close} />}
    </>
  )
}

const UploadDialog = ({ onClose }: { onClose: () => void }) => {
  const text = useTexts('adminMoney')
  const cancel = useTexts('components')('form.cancel')
  const toast = useToast()
  const refresh = useRefresh()
  const titleId = useId()
  const [file, setFile] = useState<File | null>(null)
  const { mutate, isPending, error, reset } = useCallMutation(uploadSettlements)
  const submit = () => {
    if (!file) return
    const body = new FormData()
    body.set('file', file)
    const onSuccess = ({ rows }: { rows: number }) => {
      toast(text('reconciliation.imported', { smart_count: rows }), 'success')
      refresh()
      onClose()
    }
    mutate({ body }, { onSuccess })
  }
  const choose = (chosen: File | null) => {
    reset()
    setFile(chosen)
  }
  return (
    <Dialog open onClose={onClose} aria-labelledby={titleId}>
      <DialogTitle id={titleId}>{text('reconciliation.uploadTitle')}</DialogTitle>
      <DialogContent>
        <p>{text('reconciliation.uploadDetail')}</p>
        <FileDropzone
          label={text('reconciliation.file')}
          types={['.csv']}
          maxBytes={limits.settlementReportBytes}
          {...(file && { file: { name: file.name, detail: formatBytes(file.size) } })}
          onFile={choose}
          onRemove={() => choose(null)}
        />
        {error && <InlineAlert tone="danger">{error.fields[0]?.message ?? error.message}</InlineAlert>}
      </DialogContent>
      <DialogActions>
        <Button color="inherit" onClick={onClose}>
          {cancel}
        </Button>
        <BusyButton variant="contained" disabled={!file} busy={isPending} onClick={submit}>
          {text('reconciliation.upload')}
        </BusyButton>
      </DialogActions>
    </Dialog>
  )
}
