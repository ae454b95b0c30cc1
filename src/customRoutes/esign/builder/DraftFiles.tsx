import { FileText, Replace } from 'lucide-react'
import { useRef, useState } from 'react'
import { uploadEsignFile } from '../../../../contracts/calls/esign.ts'
import type { EsignFile } from '../../../../contracts/esign/shown.ts'
import { BusyButton } from '../../../components/BusyButton.tsx'
import { FieldMessage } from '../../../components/FieldMessage.tsx'
import { useToast } from '../../../components/useToast.ts'
import { CallError } from '../../../dataProvider/callError.ts'
import { uploadTo } from '../../../dataProvider/upload.ts'
import { useTexts } from '../../../i18n/useTexts.ts'
import { accepted } from './accepted.ts'
import styles from './Builder.module.css'
import { useBuilder } from './builder.ts'
import documentsStyles from './Documents.module.css'
import { isSmooth, MovedDialog } from './MovedDialog.tsx'
import { withFileSwapped } from './otherPages.ts'

/** The files of which pages are taken, each of which another one can take the place of. */
export const DraftFiles = () => {
  const { draft, files } = useBuilder()
  const own = [...new Set(draft.pages.map(({ file }) => file))].flatMap(id => files.get(id) ?? [])
  return (
    <ul className={documentsStyles.files}>
      {own.map(file => (
        <FileLine key={file.id} file={file} />
      ))}
    </ul>
  )
}

const FileLine = ({ file }: { file: EsignFile }) => {
  const text = useTexts('esignBuilder')
  const toast = useToast()
  const { draft, files, change, addFile } = useBuilder()
  const input = useRef<HTMLInputElement>(null)
  const [isBusy, setBusy] = useState(false)
  const [error, setError] = useState<string>()
  const [stored, setStored] = useState<EsignFile>()
  const pages = draft.pages.filter(page => page.file === file.id).length

  const swap = (next: EsignFile) => {
    setStored(undefined)
    addFile(next)
    change(now => withFileSwapped(now, file.id, next, files).draft)
    toast(text('documents.replaced', { name: file.name }), 'success')
  }
  const upload = async (chosen: File) => {
    setBusy(true)
    setError(undefined)
    try {
      const next = await uploadTo(uploadEsignFile, chosen, {
        signal: new AbortController().signal,
        onProgress: () => {},
      })
      if (isSmooth(withFileSwapped(draft, file.id, next, files))) swap(next)
      else setStored(next)
    } catch (failure) {
      if (!(failure instanceof CallError)) throw failure
      setError(failure.fields[0]?.message ?? failure.message)
    } finally {
      setBusy(false)
    }
  }
  return (
    <li>
      <FileText size={16} aria-hidden="true" />
      <span className={documentsStyles.uploadName}>{file.name}</span>
      <span className={styles.quiet}>{text('pages.title', { smart_count: pages })}</span>
      <BusyButton
        size="small"
        color="inherit"
        startIcon={<Replace size={16} aria-hidden="true" />}
        aria-label={text('documents.replaceNamed', { name: file.name })}
        busy={isBusy}
        onClick={() => input.current?.click()}
      >
        {text('documents.replace')}
      </BusyButton>
      <input
        ref={input}
        type="file"
        hidden
        aria-label={text('documents.replaceNamed', { name: file.name })}
        accept={accepted()}
        onChange={event => {
          const [chosen] = event.target.files ?? []
          event.target.value = ''
          if (chosen) void upload(chosen)
        }}
      />
      {error && <FieldMessage error={error} />}
      {stored && (
        <MovedDialog
          title={text('documents.replaceTitle', { name: file.name, other: stored.name })}
          moved={withFileSwapped(draft, file.id, stored, files)}
          onConfirm={() => swap(stored)}
          onClose={() => setStored(undefined)}
        />
      )}
    </li>
  )
}
