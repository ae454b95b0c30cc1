import { Paperclip, X } from 'lucide-react'
import { use, useId } from 'react'
import { type FileType, fileTypes } from '../../../../contracts/files/files.ts'
import { useTexts } from '../../../i18n/useTexts.ts'
import styles from './CaseSteps.module.css'
import type { AttachedFile } from './entries.ts'
import { FormUploads } from './StepForm.tsx'
import { useLatest } from './useLatest.ts'
import { useUpload } from './useUpload.ts'

interface AttachFilesProps {
  label: string
  /** How to make them, beside what is accepted. */
  hint?: string | undefined
  files: readonly AttachedFile[]
  types: readonly FileType[]
  maxFiles: number
  /** What the server says about them. */
  error?: string | undefined
  token: string
  pass: string | null
  onChange: (files: AttachedFile[]) => void
}

/** Files of an entry: uploaded as they are chosen, and sent with the answer. */
export const AttachFiles = ({
  label,
  hint,
  files,
  types,
  maxFiles,
  error,
  token,
  pass,
  onChange,
}: AttachFilesProps) => {
  const text = useTexts('publicCase')
  const { uploading, error: failed, send } = useUpload({ token, pass })
  const id = useId()
  const follow = use(FormUploads)
  const latest = useLatest({ files, onChange })
  const add = async (chosen: File[]): Promise<boolean> => {
    const taken = chosen.slice(0, maxFiles - files.length)
    const stored = await send(taken)
    if (stored.length > 0) latest.current.onChange([...latest.current.files, ...stored])
    return stored.length === taken.length
  }
  return (
    <div className={styles.attach}>
      <ul className={styles.files}>
        {files.map(file => (
          <li key={file.id}>
            <span>{file.name || text('someFile')}</span>
            <button
              type="button"
              aria-label={text('remove', { name: file.name })}
              onClick={() => onChange(files.filter(one => one.id !== file.id))}
            >
              <X size={16} aria-hidden="true" />
            </button>
          </li>
        ))}
      </ul>
      {uploading && <p role="status">{text('uploading', { name: uploading })}</p>}
      {files.length < maxFiles && (
        <div>
          <input
            id={id}
            type="file"
            className={styles.file}
            multiple={maxFiles > 1}
            accept={types.map(type => fileTypes[type]).join(',')}
            aria-describedby={`${id}m`}
            aria-invalid={error ? true : undefined}
            disabled={uploading !== null}
            onChange={event => {
              follow(add([...(event.target.files ?? [])]))
              event.target.value = ''
            }}
          />
          <label className={styles.drop} htmlFor={id}>
            <Paperclip size={18} aria-hidden="true" />
            {label}
          </label>
          <p id={`${id}m`} className={styles.hint}>
            {text('fileHint', { types: types.map(type => type.toUpperCase()).join(', '), count: maxFiles })}
            {hint && ` ${hint}`}
          </p>
        </div>
      )}
      <p role="alert" className={styles.problem}>
        {failed || error}
      </p>
    </div>
  )
}
