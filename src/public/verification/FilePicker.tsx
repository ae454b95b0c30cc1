import { FileCheck2 } from 'lucide-react'
import { useState } from 'react'
import { useTexts } from '../../i18n/useTexts.ts'
import styles from './Verification.module.css'

interface FilePickerProps {
  isBusy: boolean
  onChoose: (file: File) => void
}

/** A file input as large as its frame: a browser lets a file be dropped on it as well. */
export const FilePicker = ({ isBusy, onChoose }: FilePickerProps) => {
  const text = useTexts('documentVerification')
  const [isOver, setIsOver] = useState(false)
  return (
    <label className={styles.drop} data-over={isOver}>
      <FileCheck2 size={28} strokeWidth={1.5} aria-hidden="true" />
      <span className={styles.choose}>{text('choose')}</span>
      <span className={styles.note}>{text('drop')}</span>
      <input
        type="file"
        accept="application/pdf,.pdf"
        disabled={isBusy}
        onDragEnter={() => setIsOver(true)}
        onDragLeave={() => setIsOver(false)}
        onDrop={() => setIsOver(false)}
        onChange={({ target }) => {
          const [file] = target.files ?? []
          // The same file may be chosen again.
          target.value = ''
          if (file) onChoose(file)
        }}
      />
    </label>
  )
}
