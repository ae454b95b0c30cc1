import { FileCheck2 } from 'lucide-react'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
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
  const input = useRef<HTMLInputElement>(null)
  const take = () => {
    const [file] = input.current?.files ?? []
    // The same file may be chosen again.
    if (input.current) input.current.value = ''
    if (file) onChoose(file)
  }
  const takeEarly = useEffectEvent(take)
  // The server has drawn the page: a file may have been chosen before the page's program was there.
  useEffect(() => takeEarly(), [])
  return (
    <label className={styles.drop} data-over={isOver}>
      <FileCheck2 size={28} strokeWidth={1.5} aria-hidden="true" />
      <span className={styles.choose}>{text('choose')}</span>
      <span className={styles.note}>{text('drop')}</span>
      <input
        ref={input}
        type="file"
        accept="application/pdf,.pdf"
        disabled={isBusy}
        onDragEnter={() => setIsOver(true)}
        onDragLeave={() => setIsOver(false)}
        onDrop={() => setIsOver(false)}
        onChange={take}
      />
    </label>
  )
}
