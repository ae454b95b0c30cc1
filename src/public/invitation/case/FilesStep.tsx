import { useState } from 'react'
import { useTexts } from '../../../i18n/useTexts.ts'
import { useSubmit } from '../useSubmit.ts'
import { AttachFiles } from './AttachFiles.tsx'
import type { AttachedFile } from './entries.ts'
import { StepForm } from './StepForm.tsx'
import type { StepPageProps } from './stepPages.ts'

/** Files are uploaded one by one, as they are chosen, and sent together. */
const FilesStep = ({ step, token, pass, onAnswer }: StepPageProps<'files'>) => {
  const { title, label, types, maxFiles, isPhotographed } = step
  const text = useTexts('publicCase')
  const { busy, error, submit } = useSubmit()
  const [files, setFiles] = useState<AttachedFile[]>([])
  const [isEmpty, setEmpty] = useState(false)
  const send = () => {
    setEmpty(files.length === 0)
    if (files.length > 0) void submit(() => onAnswer({ files: files.map(({ id }) => id) }))
  }
  return (
    <StepForm busy={busy} error={error} onSend={send}>
      {label !== title && <p>{label}</p>}
      <AttachFiles
        token={token}
        pass={pass}
        label={text(isPhotographed ? 'file' : 'anyFile')}
        hint={isPhotographed ? text('photoHint') : undefined}
        files={files}
        types={types}
        maxFiles={maxFiles}
        error={isEmpty ? text('noFile') : undefined}
        onChange={next => {
          setEmpty(false)
          setFiles(next)
        }}
      />
    </StepForm>
  )
}

export default FilesStep
