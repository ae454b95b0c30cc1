import { Paperclip, X } from 'lucide-react'
import { useId, useState } from 'react'
import { LINK_HEADER, type OpenStep, PASS_HEADER, uploadCaseFile } from '../../../../contracts/calls/caseLinks.ts'
import { Button } from '../../../components/plain/Button.tsx'
import { useTexts } from '../../../i18n/useTexts.ts'
import { usePublicApi } from '../../challans/shared/usePublicApi.ts'
import { useSubmit } from '../useSubmit.ts'
import styles from './CaseSteps.module.css'

interface DocumentStepProps {
  step: Extract<OpenStep, { kind: 'document' }>
  token: string
  pass: string | null
  onAnswer: (answer: { files: string[] }) => Promise<void>
}

/** Pages are uploaded one by one, as they are chosen, and sent together. */
export const DocumentStep = ({ step: { title, label, maxFiles }, token, pass, onAnswer }: DocumentStepProps) => {
  const text = useTexts('publicCase')
  const { upload } = usePublicApi()
  const { busy, error, submit } = useSubmit()
  const [files, setFiles] = useState<{ id: string; name: string }[]>([])
  const [uploading, setUploading] = useState<string | null>(null)
  const [isEmpty, setEmpty] = useState(false)
  const id = useId()
  const headers = { [LINK_HEADER]: token, ...(pass !== null && { [PASS_HEADER]: pass }) }

  const add = (chosen: File[]) =>
    submit(async () => {
      setEmpty(false)
      try {
        for (const file of chosen.slice(0, maxFiles - files.length)) {
          setUploading(file.name)
          const { id: stored } = await upload(uploadCaseFile, file, headers)
          setFiles(before => [...before, { id: stored, name: file.name }])
        }
      } finally {
        setUploading(null)
      }
    })

  return (
    <form
      className={styles.form}
      onSubmit={event => {
        event.preventDefault()
        if (files.length === 0) setEmpty(true)
        else void submit(() => onAnswer({ files: files.map(file => file.id) }))
      }}
    >
      {label !== title && <p>{label}</p>}
      <ul className={styles.files}>
        {files.map(file => (
          <li key={file.id}>
            <span>{file.name}</span>
            <button
              type="button"
              aria-label={text('remove', { name: file.name })}
              onClick={() => setFiles(before => before.filter(one => one.id !== file.id))}
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
            multiple
            accept="application/pdf,image/jpeg,image/png,image/webp"
            aria-describedby={`${id}m`}
            disabled={busy}
            onChange={event => {
              void add([...(event.target.files ?? [])])
              event.target.value = ''
            }}
          />
          <label className={styles.drop} htmlFor={id}>
            <Paperclip size={18} aria-hidden="true" />
            {text('file')}
          </label>
          <p id={`${id}m`} className={styles.hint}>
            {text('fileHint', { count: maxFiles })}
          </p>
        </div>
      )}
      <p role="alert">{isEmpty ? text('noFile') : error}</p>
      <Button type="submit" busy={busy && !uploading && text('sending')}>
        {text('send')}
      </Button>
    </form>
  )
}
