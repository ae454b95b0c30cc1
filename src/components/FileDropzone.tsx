import { Button, IconButton } from '@mui/material'
import { FileSpreadsheet, Trash2, Upload } from 'lucide-react'
import { useId, useRef, useState } from 'react'
import { useTexts } from '../i18n/useTexts.ts'
import { FieldMessage } from './FieldMessage.tsx'
import styles from './FileDropzone.module.css'
import { type FileRules, formatBytes, validateFile } from './fileRules.ts'
import { usePageFileDrop } from './usePageFileDrop.ts'

interface FileDropzoneProps extends FileRules {
  /** Names the file for screen readers: "File". */
  label: string
  /** The chosen file with a summary: "1,240 rows, 64 KB, read in 0.2 s". */
  file?: { name: string; detail: string }
  hint?: string
  onFile: (file: File) => void
  onRemove?: () => void
}

export const FileDropzone = ({ label, file, hint, onFile, onRemove, types, maxBytes }: FileDropzoneProps) => {
  const text = useTexts('components')
  const input = useRef<HTMLInputElement>(null)
  const messageId = useId()
  const [problem, setProblem] = useState<string>()

  const take = (chosen: File) => {
    const reason = validateFile(chosen, { types, maxBytes })
    const values = { name: chosen.name, types: types.join(', '), limit: formatBytes(maxBytes) }
    setProblem(reason && text(`file.${reason}`, values))
    if (!reason) onFile(chosen)
  }
  const zone = useRef<HTMLDivElement>(null)
  const over = usePageFileDrop(zone, ([dropped]) => dropped && take(dropped))
  const choose = () => input.current?.click()

  return (
    <div>
      <div ref={zone} className={styles.zone} data-over={over || undefined} data-filled={!!file || undefined}>
        <span className={styles.icon}>
          {file ? <FileSpreadsheet size={20} strokeWidth={1.75} /> : <Upload size={20} strokeWidth={1.75} />}
        </span>
        <span className={styles.words}>
          <strong>{file?.name ?? text(over ? 'file.dropNow' : 'file.drop')}</strong>
          <span className="num">{file?.detail ?? `${types.join(', ')} · ${formatBytes(maxBytes)}`}</span>
        </span>
        <Button variant="outlined" size="small" aria-describedby={messageId} onClick={choose}>
          {text(file ? 'file.replace' : 'file.choose')}
        </Button>
        {file && onRemove && (
          <IconButton aria-label={text('file.remove', { name: file.name })} onClick={onRemove}>
            <Trash2 aria-hidden="true" />
          </IconButton>
        )}
        <input
          ref={input}
          type="file"
          hidden
          aria-label={label}
          accept={types.join(',')}
          onChange={event => {
            const chosen = event.target.files?.[0]
            // Choosing the same file again, after correcting it, must fire a change event.
            event.target.value = ''
            if (chosen) take(chosen)
          }}
        />
      </div>
      <div id={messageId}>
        <FieldMessage error={problem} hint={hint} />
      </div>
    </div>
  )
}
