import { Button, IconButton, Skeleton } from '@mui/material'
import { Plus } from 'lucide-react'
import { useState } from 'react'
import type { z } from 'zod'
import { addNote, listNotes } from '../../../../contracts/calls/notes.ts'
import type { AdminUserDetail } from '../../../../contracts/resources/adminUser.ts'
import { LoadError } from '../../../components/EmptyState.tsx'
import { ActionDialog } from '../../../components/form/ActionDialog.tsx'
import { Section } from '../../../components/Section.tsx'
import { useCallQuery } from '../../../dataProvider/useCallQuery.ts'
import { useDateFormats } from '../../../i18n/dates.ts'
import { useTexts } from '../../../i18n/useTexts.ts'
import styles from './User.module.css'

const FEW = 3

/** Staff notes about a customer, latest first. */
export const UserNotes = ({ user }: { user: AdminUserDetail }) => {
  const text = useTexts('admin')
  const { data, error, refetch } = useCallQuery(listNotes, { params: { id: user.id } })
  const [adding, setAdding] = useState(false)
  const [whole, setWhole] = useState(false)
  const notes = data?.notes ?? []
  return (
    <Section
      title={text('users.notes.title')}
      aside={
        <IconButton className={styles.add} aria-label={text('users.notes.add')} onClick={() => setAdding(true)}>
          <Plus aria-hidden="true" />
        </IconButton>
      }
    >
      {error && !data ? (
        <LoadError title={text('users.notes.error')} requestId={error.requestId} onRetry={() => void refetch()} />
      ) : !data ? (
        <Skeleton variant="rounded" height={18} />
      ) : notes.length === 0 ? (
        <span className={styles.quiet}>{text('users.notes.none')}</span>
      ) : (
        <NoteList notes={whole ? notes : notes.slice(0, FEW)} />
      )}
      {notes.length > FEW && (
        <Button className={styles.sideMore} size="small" aria-expanded={whole} onClick={() => setWhole(!whole)}>
          {whole ? text('users.notes.fewer') : text('users.notes.all', { count: notes.length })}
        </Button>
      )}
      {adding && (
        <ActionDialog
          call={addNote}
          params={{ id: user.id }}
          fields={[
            { source: 'text', kind: 'textarea', label: text('users.notes.text'), hint: text('users.notes.hint') },
          ]}
          title={text('users.notes.add')}
          confirm={text('users.notes.save')}
          done={text('users.notes.done')}
          onClose={() => setAdding(false)}
        />
      )}
    </Section>
  )
}

type Note = z.output<typeof listNotes.reply>['notes'][number]

const NoteList = ({ notes }: { notes: readonly Note[] }) => {
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
