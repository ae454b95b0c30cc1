import { Button, Dialog, DialogActions, DialogContent, DialogTitle, MenuItem, TextField } from '@mui/material'
import { useQueryClient } from '@tanstack/react-query'
import { FileDown } from 'lucide-react'
import { useId, useState } from 'react'
import { type BgcPackage, bgcLimits, listBgcPackages } from '../../../contracts/calls/bgc.ts'
import { readBgcImport, startBgcImport, uploadBgcImport } from '../../../contracts/calls/bgcImports.ts'
import { type ShownImport, sampleImport } from '../../../contracts/cases/bgc/imports.ts'
import { limits } from '../../../contracts/platform/limits.ts'
import { formatCount, formatPaise } from '../../../contracts/platform/money.ts'
import { useCanCall } from '../../authProvider/session.ts'
import { BusyButton } from '../../components/BusyButton.tsx'
import { FileDropzone } from '../../components/FileDropzone.tsx'
import { InlineAlert } from '../../components/InlineAlert.tsx'
import { useToast } from '../../components/useToast.ts'
import { saveBlob } from '../../dataProvider/saveBlob.ts'
import { useCallMutation, useCallQuery } from '../../dataProvider/useCallQuery.ts'
import { useLocale } from '../../i18n/locale.ts'
import { useTexts } from '../../i18n/useTexts.ts'
import styles from './Dashboard.module.css'
import { ImportProblems } from './ImportProblems.tsx'
import { ImportProgress } from './ImportProgress.tsx'

interface AddFileDialogProps {
  /** A file that was checked before; without it, one is chosen. */
  importId?: string
  onClose: () => void
}

const RUNNING_MS = 1_500

/** A file is checked, its problems are shown by row, and the server adds the candidates: the dialog can be closed meanwhile. */
const AddFileDialog = ({ importId, onClose }: AddFileDialogProps) => {
  const text = useTexts('bgcScreen')
  const titleId = useId()
  const cache = useQueryClient()
  const mayAdd = useCanCall(uploadBgcImport)
  const [id, setId] = useState(importId)
  const [isRunning, setRunning] = useState(true)
  const { data, error } = useCallQuery(
    readBgcImport,
    { params: { id: id ?? '' } },
    { enabled: id !== undefined, refetchInterval: isRunning && RUNNING_MS, retry: false },
  )
  const runs = data?.state === 'running'
  if (data && runs !== isRunning) setRunning(runs)
  const checking = useCallMutation(uploadBgcImport)
  const take = (file: File) => {
    const body = new FormData()
    body.set('file', file)
    checking.mutate({ body }, { onSuccess: made => setId(made.id), onSettled: () => void cache.invalidateQueries() })
  }
  const problem = checking.error ?? error
  const isReady = data === undefined || data.state === 'ready'
  return (
    <Dialog open onClose={onClose} aria-labelledby={titleId}>
      <DialogTitle id={titleId}>{text('file.title')}</DialogTitle>
      <DialogContent>
        <div className={styles.file}>
          {isReady && mayAdd && (
            <FileDropzone
              label={text('file.label')}
              types={['.csv', '.xlsx']}
              maxBytes={limits.bulk.maxBytes}
              hint={text('file.hint', { count: formatCount(bgcLimits.rows) })}
              {...(data && {
                file: { name: data.fileName, detail: text('file.rows', { smart_count: data.counts.total }) },
              })}
              onFile={file => !checking.isPending && take(file)}
            />
          )}
          {data === undefined && mayAdd && <Sample />}
          {problem && <InlineAlert tone="danger">{problem.message}</InlineAlert>}
          {data && <ImportProgress found={data} />}
          {data && <ImportProblems found={data} />}
          {data && mayAdd && data.state !== 'running' && data.counts.ready + data.counts.failed > 0 ? (
            <Start found={data} onStarted={() => setRunning(true)} onClose={onClose} />
          ) : (
            <DialogActions>
              <Button color="inherit" onClick={onClose}>
                {text('file.close')}
              </Button>
            </DialogActions>
          )}
        </div>
      </DialogContent>
    </Dialog>
  )
}

export default AddFileDialog

/** What the file looks like, to be filled in. */
const Sample = () => {
  const text = useTexts('bgcScreen')
  const save = () => saveBlob(new Blob([sampleImport], { type: 'text/csv' }), 'candidates.csv')
  return (
    <Button size="small" className={styles.sample} startIcon={<FileDown size={16} aria-hidden="true" />} onClick={save}>
      {text('file.sample')}
    </Button>
  )
}

interface StartProps {
  found: ShownImport
  onStarted: () => void
  onClose: () => void
}

/** The package, what it will cost, and the button that sends the links. */
const Start = ({ found: { id, planId, counts }, onStarted, onClose }: StartProps) => {
  const text = useTexts('bgcScreen')
  const locale = useLocale()
  const toast = useToast()
  const cache = useQueryClient()
  const { data } = useCallQuery(listBgcPackages, {})
  const [chosen, setChosen] = useState(planId)
  const { mutate, isPending } = useCallMutation(startBgcImport)
  const packages = data?.packages ?? []
  const shown = packages.find(one => one.id === chosen) ?? packages[0]
  const count = counts.ready + counts.failed
  const start = (plan: BgcPackage) =>
    mutate(
      { params: { id }, body: { planId: plan.id } },
      {
        onSuccess: onStarted,
        onError: ({ message }) => toast(message, 'error'),
        onSettled: () => void cache.invalidateQueries(),
      },
    )
  if (!shown) return null
  const { least, most } = shown.cost
  return (
    <>
      <TextField
        select
        label={text('candidate.package')}
        value={shown.id}
        onChange={event => setChosen(event.target.value)}
      >
        {packages.map(({ id: value, name }) => (
          <MenuItem key={value} value={value}>
            {name[locale]}
          </MenuItem>
        ))}
      </TextField>
      <p className={styles.none}>
        {text('file.cost', { least: formatPaise(least * count), most: formatPaise(most * count) })}{' '}
        {text('candidate.consent')}
      </p>
      <DialogActions>
        <Button color="inherit" onClick={onClose}>
          {text('file.cancel')}
        </Button>
        <BusyButton variant="contained" busy={isPending} onClick={() => start(shown)}>
          {text('file.send', { smart_count: count })}
        </BusyButton>
      </DialogActions>
    </>
  )
}
