import { FileCheck2 } from 'lucide-react'
import { type DragEvent, useState } from 'react'
import { useTexts } from '../../i18n/useTexts.ts'
import styles from './Verification.module.css'

interface FilePickerProps {
  isBusy: boolean
  onChoose: (file: File) => void
}

/** A file input with a place around it on which a file can be dropped. */
export const FilePicker = ({ isBusy, onChoose }: FilePickerProps) => {
  const text = useTexts('documentVerification')
  const [isOver, setIsOver] = useState(false)
  const drop = (event: DragEvent) => {
    event.preventDefault()
    setIsOver(false)
    const [file] = event.dataTransfer.files
    if (file && !isBusy) onChoose(file)
  }
  return (
    <label
      className={styles.drop}
      data-over={isOver}
      onDragOver={event => {
        event.preventDefault()
        setIsOver(true)
      }}
      onDragLeave={() => setIsOver(false)}
      onDrop={drop}
    >
      <FileCheck2 size={28} strokeWidth={1.5} aria-hidden="true" />
      <span className={styles.choose}>{text('choose')}</span>
      <span className={styles.note}>{text('drop')}</span>
      <input
        type="file"
        accept="application/pdf,.pdf"
        disabled={isBusy}
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
