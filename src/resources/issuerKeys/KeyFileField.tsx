import { useState } from 'react'
import { FieldMessage } from '../../components/FieldMessage.tsx'
import { FileDropzone } from '../../components/FileDropzone.tsx'
import { formatBytes } from '../../components/fileRules.ts'
import { useField } from '../../components/form/useField.ts'
import { useTexts } from '../../i18n/useTexts.ts'

const TYPES = ['.cer', '.crt', '.pem', '.der', '.pub', '.key']
/** The server's limit. */
const MAX_BYTES = 64_000

/** A certificate’s file, as base64. A private key does not leave the browser if it is recognized. */
export const KeyFileField = ({ onFile }: { onFile: (base64: string) => void }) => {
  const text = useTexts('issuerKeys')
  const [chosen, setChosen] = useState<File | null>(null)
  const [isPrivate, setIsPrivate] = useState(false)
  const problemOf = (one: unknown) => (one === '' ? text(isPrivate ? 'import.private' : 'import.missing') : undefined)
  const { value, onChange, problem } = useField({ check: problemOf })
  const take = async (file: File) => {
    const bytes = new Uint8Array(await file.arrayBuffer())
    const holdsSecret = new TextDecoder().decode(bytes).includes('PRIVATE KEY')
    const base64 = holdsSecret ? '' : encode(bytes)
    setIsPrivate(holdsSecret)
    setChosen(file)
    onChange(base64)
    onFile(base64)
  }
  return (
    <div>
      <FileDropzone
        label={text('import.file')}
        types={TYPES}
        maxBytes={MAX_BYTES}
        hint={text('import.types')}
        {...(chosen && value !== '' && { file: { name: chosen.name, detail: formatBytes(chosen.size) } })}
        onFile={file => void take(file)}
      />
      <FieldMessage error={isPrivate ? text('import.private') : problem} />
    </div>
  )
}

const encode = (bytes: Uint8Array): string => btoa(Array.from(bytes, byte => String.fromCharCode(byte)).join(''))
