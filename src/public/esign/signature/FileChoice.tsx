import type { LucideIcon } from 'lucide-react'
import styles from './Signature.module.css'

interface FileChoiceProps {
  icon: LucideIcon
  words: string
  accept: string
  busy?: boolean
  onFile: (file: File) => void
}

/** A large button that chooses a file; a phone offers its camera for pictures. */
export const FileChoice = ({ icon: Icon, words, accept, busy = false, onFile }: FileChoiceProps) => (
  <label className={styles.upload} aria-busy={busy}>
    <Icon size={22} strokeWidth={1.75} aria-hidden="true" />
    {words}
    <input
      type="file"
      accept={accept}
      disabled={busy}
      onChange={({ target }) => {
        const [file] = target.files ?? []
        // The same file may be chosen again.
        target.value = ''
        if (file) onFile(file)
      }}
    />
  </label>
)
