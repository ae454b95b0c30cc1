import { Button, IconButton, LinearProgress, TextField, useMediaQuery } from '@mui/material'
import { useQuery } from '@tanstack/react-query'
import { ArrowUp, Camera, RotateCcw, Trash2, Upload as UploadIcon } from 'lucide-react'
import { type ReactNode, useId, useRef, useState } from 'react'
import { readFile } from '../../../../contracts/calls/files.ts'
import { extensionsOf, type FileType, fileLimits, fileTypeNames, isPicture } from '../../../../contracts/files/files.ts'
import type { InputField } from '../../../../contracts/products/index.ts'
import { BusyButton } from '../../../components/BusyButton.tsx'
import { FieldMessage } from '../../../components/FieldMessage.tsx'
import { formatBytes, validateFile } from '../../../components/fileRules.ts'
import { usePageFileDrop } from '../../../components/usePageFileDrop.ts'
import { callApiResponse } from '../../../dataProvider/api.ts'
import { useLocale } from '../../../i18n/locale.ts'
import { useTexts } from '../../../i18n/useTexts.ts'
import { FileLine } from './FileLine.tsx'
import styles from './Files.module.css'
import { needsPassword, type ReadyFile, type Upload, useUploads } from './useUploads.ts'

interface FileInputProps {
  field: InputField
  /** The label with its "optional". */
  label: ReactNode
  /** The ids of the files, as `writeFiles` writes them. */
  value: string
  onChange: (value: string) => void
  error?: string | undefined
  /** Beside the label. */
  aside?: ReactNode
}

/** Files that a check reads: dropped, chosen or photographed, uploaded at once, in their order. */
export const FileInput = ({ field, label, value, onChange, error, aside }: FileInputProps) => {
  const text = useTexts('files')
  const locale = useLocale()
  const labelId = useId()
  const messageId = useId()
  const zone = useRef<HTMLDivElement>(null)
  const chooser = useRef<HTMLInputElement>(null)
  const camera = useRef<HTMLInputElement>(null)
  const isPhone = useMediaQuery('(pointer: coarse)')
  const [problem, setProblem] = useState<string>()
  const { uploads, ready, ...files } = useUploads(value, onChange)
  const { types = fileTypeNames, most = 1 } = field
  const accepted = extensionsOf(types)
  const room = most - ready.length - uploads.length
  const chosen = [...ready.flatMap(one => one.chosen ?? []), ...uploads.map(one => one.file)]

  const take = (dropped: readonly File[]) => {
    const { taken, refused } = sort(dropped, { accepted, chosen, room })
    const values = { types: accepted.join(', '), size: formatBytes(fileLimits.bytes), smart_count: most }
    setProblem(refused && text(`problem.${refused.why}`, { name: refused.name, ...values }))
    if (taken.length > 0) files.add(taken)
  }
  const over = usePageFileDrop(zone, take)
  const picker = (input: typeof chooser, accept: string, more: object) => (
    <input
      ref={input}
      type="file"
      hidden
      accept={accept}
      onChange={({ target }) => {
        const list = [...(target.files ?? [])]
        // Choosing the same file again must fire a change event.
        target.value = ''
        take(list)
      }}
      {...more}
    />
  )

  return (
    <div className={styles.field} role="group" aria-labelledby={labelId} aria-describedby={messageId}>
      <div className={styles.label}>
        <span id={labelId}>{label}</span>
        {aside}
      </div>
      {ready.length + uploads.length > 0 && (
        <ol className={styles.files} aria-label={field.label[locale]}>
          {ready.map((file, at) => (
            <ReadyLine
              key={file.id}
              file={file}
              onUnlock={password => files.unlock(file.id, password)}
              onMoveUp={at > 0 ? () => files.moveUp(file.id) : undefined}
              onRemove={() => files.remove(file.id)}
            />
          ))}
          {uploads.map(one => (
            <UploadLine
              key={one.key}
              upload={one}
              onRetry={() => files.retry(one.key)}
              onCancel={() => files.cancel(one.key)}
            />
          ))}
        </ol>
      )}
      <div ref={zone} className={styles.zone} data-over={over || undefined} hidden={room <= 0}>
        <UploadIcon className={styles.drop} size={20} strokeWidth={1.75} aria-hidden="true" />
        <span className={styles.words}>
          <strong>{over ? text('dropNow') : text('drop', { smart_count: most })}</strong>
          <span className="num">
            {text('limits', { types: accepted.join(', '), size: formatBytes(fileLimits.bytes) })}
            {most > 1 && ` · ${text('atMost', { count: most })}`}
          </span>
        </span>
        {isPhone && types.some(isPicture) && (
          <Button variant="outlined" startIcon={<Camera />} onClick={() => camera.current?.click()}>
            {text('photo')}
          </Button>
        )}
        <Button variant="outlined" aria-describedby={messageId} onClick={() => chooser.current?.click()}>
          {ready.length > 0 ? text('more') : text('choose', { smart_count: most })}
        </Button>
        {picker(chooser, accepted.join(','), { 'aria-label': field.label[locale], multiple: most > 1 })}
        {picker(camera, 'image/*', { 'aria-label': text('photo'), capture: 'environment' })}
      </div>
      <div id={messageId}>
        <FieldMessage error={problem ?? error} hint={field.hint?.[locale]} />
      </div>
      <span role="status" className="hidden-text">
        {ready.length > 0 && text('ready', { smart_count: ready.length })}
      </span>
    </div>
  )
}

type Refusal = 'wrongType' | 'tooLarge' | 'empty' | 'tooMany' | 'twice'

interface Rules {
  accepted: string[]
  /** What the list has already. */
  chosen: readonly File[]
  room: number
}

/** Which of the files can be uploaded, and the first one that cannot. The server decides by the content. */
function sort(files: readonly File[], { accepted, chosen, room }: Rules) {
  const taken: File[] = []
  let refused: { why: Refusal; name: string } | undefined
  for (const file of files) {
    const isSame = (other: File) => other.name === file.name && other.size === file.size
    const why: Refusal | undefined =
      validateFile(file, { types: accepted, maxBytes: fileLimits.bytes }) ??
      (file.size === 0 ? 'empty' : undefined) ??
      ([...chosen, ...taken].some(isSame) ? 'twice' : undefined) ??
      (taken.length >= room ? 'tooMany' : undefined)
    if (why) refused ??= { why, name: file.name }
    else taken.push(file)
  }
  return { taken, refused }
}

const typeOf = ({ name }: File): FileType | undefined =>
  fileTypeNames.find(type => extensionsOf([type]).some(end => name.toLowerCase().endsWith(end)))

interface ReadyLineProps {
  file: ReadyFile
  onUnlock: (password: string) => Promise<void>
  onMoveUp: (() => void) | undefined
  onRemove: () => void
}

const ReadyLine = ({ file, onUnlock, onMoveUp, onRemove }: ReadyLineProps) => {
  const text = useTexts('files')
  const { id, stored, chosen } = file
  const isSample = id.startsWith('sample_')
  const sample = useSamplePicture(id, isSample)
  const name = stored?.name ?? (isSample ? text('sample') : id)
  const facts = stored && `${stored.type.toUpperCase()} · ${formatBytes(stored.bytes)} · ${text('uploaded')}`
  return (
    <FileLine
      name={name}
      type={stored?.type}
      picture={stored && isPicture(stored.type) ? chosen : sample}
      detail={
        <>
          <span className="num">{facts ?? (isSample && text('sampleHint'))}</span>
          {needsPassword(file) && <Password name={name} onUnlock={onUnlock} />}
        </>
      }
    >
      {onMoveUp && (
        <IconButton aria-label={text('earlier', { name })} onClick={onMoveUp}>
          <ArrowUp aria-hidden="true" />
        </IconButton>
      )}
      <IconButton aria-label={text('remove', { name })} onClick={onRemove}>
        <Trash2 aria-hidden="true" />
      </IconButton>
    </FileLine>
  )
}

/** The content of a sample, if it is a picture, so that two samples can be told apart. */
function useSamplePicture(id: string, isSample: boolean): Blob | undefined {
  const { data } = useQuery({
    queryKey: ['sample-file', id],
    queryFn: async () => (await callApiResponse(readFile, { params: { id } })).blob(),
    enabled: isSample,
    retry: false,
    staleTime: Number.POSITIVE_INFINITY,
  })
  return data?.type.startsWith('image/') ? data : undefined
}

/** Asks for the password of an encrypted file. Whether it is right shows when the file is read, free of charge. */
const Password = ({ name, onUnlock }: { name: string; onUnlock: ReadyLineProps['onUnlock'] }) => {
  const text = useTexts('files')
  const [password, setPassword] = useState('')
  const [problem, setProblem] = useState<string>()
  const [busy, setBusy] = useState(false)
  const send = async () => {
    if (password === '' || busy) return
    setBusy(true)
    try {
      await onUnlock(password)
    } catch (error) {
      setProblem((error as Error).message)
      setBusy(false)
    }
  }
  return (
    <div className={styles.password}>
      <TextField
        size="small"
        type="password"
        autoComplete="off"
        label={text('password.label')}
        value={password}
        error={problem !== undefined}
        helperText={problem ?? text('password.hint')}
        onChange={({ target }) => setPassword(target.value)}
        onKeyDown={event => {
          if (event.key !== 'Enter') return
          event.preventDefault()
          void send()
        }}
        slotProps={{ htmlInput: { maxLength: 127, 'aria-label': text('password.of', { name }) } }}
      />
      <BusyButton size="small" variant="outlined" busy={busy} disabled={password === ''} onClick={() => void send()}>
        {text('password.use')}
      </BusyButton>
    </div>
  )
}

interface UploadLineProps {
  upload: Upload
  onRetry: () => void
  onCancel: () => void
}

const UploadLine = ({ upload: { file, share, error }, onRetry, onCancel }: UploadLineProps) => {
  const text = useTexts('files')
  const { name, size } = file
  const type = typeOf(file)
  const progress = share === undefined ? text('waiting') : `${Math.round(share * 100)}%`
  return (
    <FileLine
      name={name}
      type={type}
      picture={type && isPicture(type) ? file : undefined}
      tone={error === undefined ? undefined : 'danger'}
      detail={
        error === undefined ? (
          <>
            <span className="num">{`${formatBytes(size)} · ${progress}`}</span>
            <LinearProgress
              variant="determinate"
              value={(share ?? 0) * 100}
              aria-label={text('uploading', { name })}
              className={styles.progress}
            />
          </>
        ) : (
          <span role="alert">{text('failed', { message: error })}</span>
        )
      }
    >
      {error !== undefined && (
        <Button size="small" startIcon={<RotateCcw />} onClick={onRetry}>
          {text('retry')}
        </Button>
      )}
      <IconButton aria-label={text('remove', { name })} onClick={onCancel}>
        <Trash2 aria-hidden="true" />
      </IconButton>
    </FileLine>
  )
}
