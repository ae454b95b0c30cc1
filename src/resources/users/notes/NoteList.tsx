import type { z } from 'zod'
import type { listNotes } from '../../../../contracts/calls/notes.ts'
import { useDateFormats } from '../../../i18n/dates.ts'
import styles from './UserNotes.module.css'

type Note = z.output<typeof listNotes.reply>['notes'][number]

export const NoteList = ({ notes }: { notes: readonly Note[] }) => {
  const { short } = useDateFormats()
  return (
    <ul className={styles.notes}>
      {notes.map(({ id, text, author, createdAt }) => (
        <li key={id}>
          <p>{text}</p>
          <span className={`num ${styles.meta}`}>
            {author}, {short(createdAt)}
          </span>
        </li>
      ))}
    </ul>
  )
}
