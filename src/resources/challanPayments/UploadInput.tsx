import { useRef, useState } from 'react'
import { uploadChallanFile } from '../../../contracts/calls/adminChallans.ts'
import { FieldMessage } from '../../components/FieldMessage.tsx'
import { FileDropzone } from '../../components/FileDropzone.tsx'
import { type FileRules, formatBytes } from '../../components/fileRules.ts'
import { useField } from '../../components/form/useField.ts'
import { useCallMutation } from '../../dataProvider/useCallQuery.ts'
import { useTexts } from '../../i18n/useTexts.ts'

interface UploadInputProps extends FileRules {
  /** The error if the upload failed or a required file is missing. */
  missing: string
  optional?: boolean
  /** The name of the stored file. */
  stored?: string
}

/**
 * A form input that uploads a file as soon as it is chosen. Its value is the ID of the uploaded object, or null once the file is removed.
 */
export const UploadInput = ({ missing, optional = false, stored, ...rules }: UploadInputProps) => {
  const text = useTexts('adminChallans')
  const [file, setFile] = useState<File | null>(null)
  const { mutateAsync, isPending, error, reset } = useCallMutation(uploadChallanFile)
  const upload = useRef<Promise<string | undefined>>(undefined)
  const check = async (value: unknown) => {
    if (value || (optional && !upload.current)) return undefined
    return (await upload.current) ? undefined : missing
  }
  const { field, value, onChange, problem } = useField({ check })

  const take = (chosen: File) => {
    setFile(chosen)
    onChange(undefined)
    const body = new FormData()
    body.set('file', chosen)
    const latest: Promise<string | undefined> = mutateAsync({ body }).then(
      ({ objectId }) => {
        // Another file was chosen, or this one removed, during the upload.
        if (upload.current !== latest) return undefined
        onChange(objectId)
        return objectId
      },
      // The error is shown through the mutation.
      () => undefined,
    )
    upload.current = latest
  }
  const remove = () => {
    setFile(null)
    reset()
    upload.current = undefined
    onChange(null)
  }

  const detail = isPending ? text('upload.uploading') : formatBytes(file?.size ?? 0)
  const shown = file ? { name: file.name, detail } : stored && value !== null ? { name: stored, detail: '' } : undefined
  const message = error ? (error.fields[0]?.message ?? error.message) : isPending ? undefined : problem
  return (
    <div>
      <FileDropzone
        {...rules}
        label={field.label ?? ''}
        onFile={take}
        {...(shown && { file: shown })}
        {...(optional && { onRemove: remove })}
      />
      {message && <FieldMessage error={message} />}
    </div>
  )
}
