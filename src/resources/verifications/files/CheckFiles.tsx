import { Button, Skeleton } from '@mui/material'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { deleteFile, listCheckFiles, readFile, type UploadedFile } from '../../../../contracts/calls/files.ts'
import { useCanEdit } from '../../../authProvider/session.ts'
import { ConfirmDialog } from '../../../components/ConfirmDialog.tsx'
import { CopyButton } from '../../../components/CopyButton.tsx'
import { LoadError } from '../../../components/EmptyState.tsx'
import { formatBytes } from '../../../components/fileRules.ts'
import { Section } from '../../../components/Section.tsx'
import { useToast } from '../../../components/useToast.ts'
import { callApi } from '../../../dataProvider/api.ts'
import type { CallError } from '../../../dataProvider/callError.ts'
import { download } from '../../../dataProvider/download.ts'
import { callQueryKey, useCallQuery } from '../../../dataProvider/useCallQuery.ts'
import { useDateFormats } from '../../../i18n/dates.ts'
import { useTexts } from '../../../i18n/useTexts.ts'
import type { VerificationRecord } from '../record.ts'
import { FileLine } from './FileLine.tsx'
import styles from './Files.module.css'

/** The files that a check has read: how long each is kept, and the proof of what was deleted. */
export const CheckFiles = ({ record }: { record: VerificationRecord }) => {
  const text = useTexts('files')
  const { data, error, refetch } = useCallQuery(listCheckFiles, { params: { id: record.id } })
  const [removing, setRemoving] = useState<UploadedFile>()
  return (
    <Section title={text('ofCheck.title')}>
      {error && !data && <LoadError requestId={error.requestId} onRetry={() => void refetch()} />}
      {!error && !data && <Skeleton variant="rounded" height={72} />}
      {data && (
        <>
          <ul className={styles.files}>
            {data.samples.map(({ id, name }) => (
              <FileLine key={id} name={name} type={undefined} detail={text('sampleHint')} />
            ))}
            {data.files.map(file => (
              <CheckFile key={file.id} file={file} isOpen={record.finishedAt === null} onRemove={setRemoving} />
            ))}
          </ul>
          {data.files.some(({ deletedAt }) => deletedAt) && <p className={styles.proof}>{text('ofCheck.proof')}</p>}
        </>
      )}
      {removing && <RemoveDialog file={removing} onClose={() => setRemoving(undefined)} />}
    </Section>
  )
}

interface CheckFileProps {
  file: UploadedFile
  /** The check is not over: its files cannot be deleted. */
  isOpen: boolean
  onRemove: (file: UploadedFile) => void
}

const CheckFile = ({ file, isOpen, onRemove }: CheckFileProps) => {
  const text = useTexts('files')
  const toast = useToast()
  const { short, day } = useDateFormats()
  const mayAct = useCanEdit()
  const { id, type, bytes, sha256, keptUntil, deletedAt } = file
  const name = file.name || text('ofCheck.deletedName')
  const open = () =>
    download(readFile, { params: { id } }, name).catch((error: CallError) => toast(error.message, 'error'))
  return (
    <FileLine
      name={name}
      type={type}
      detail={
        <>
          <span className="num">{`${type.toUpperCase()} · ${formatBytes(bytes)}`}</span>
          <br />
          {deletedAt
            ? text('ofCheck.deletedAt', { time: short(deletedAt) })
            : text('ofCheck.keptUntil', { day: day(keptUntil) })}
          <span className={styles.sha}>
            {text('ofCheck.sha')} <span className="mono">{`${sha256.slice(0, 8)}…${sha256.slice(-8)}`}</span>
            <CopyButton value={sha256} name={text('ofCheck.sha')} />
          </span>
          {!deletedAt && (
            <span className={styles.acts}>
              <Button size="small" aria-label={text('ofCheck.open', { name })} onClick={() => void open()}>
                {text('ofCheck.download')}
              </Button>
              {mayAct && !isOpen && (
                <Button
                  size="small"
                  color="error"
                  aria-label={text('ofCheck.removeNamed', { name })}
                  onClick={() => onRemove(file)}
                >
                  {text('ofCheck.remove')}
                </Button>
              )}
            </span>
          )}
        </>
      }
    />
  )
}

const RemoveDialog = ({ file, onClose }: { file: UploadedFile; onClose: () => void }) => {
  const text = useTexts('files')
  const toast = useToast()
  const cache = useQueryClient()
  const remove = async () => {
    try {
      await callApi(deleteFile, { params: { id: file.id } })
      toast(text('ofCheck.removed'), 'success')
      void cache.invalidateQueries({ queryKey: callQueryKey(listCheckFiles) })
      onClose()
    } catch (error) {
      toast((error as CallError).message, 'error')
    }
  }
  return (
    <ConfirmDialog
      danger
      title={text('ofCheck.confirm.title', { name: file.name })}
      confirm={text('ofCheck.confirm.act')}
      onConfirm={remove}
      onClose={onClose}
    >
      {text('ofCheck.confirm.detail')}
    </ConfirmDialog>
  )
}
