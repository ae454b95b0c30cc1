import { Button, IconButton, Skeleton } from '@mui/material'
import { Plus } from 'lucide-react'
import { useState } from 'react'
import type { z } from 'zod'
import { addNote, listNotes, type NoteKind } from '../../../contracts/calls/notes.ts'
import { LoadError } from '../../components/EmptyState.tsx'
import { ActionDialog } from '../../components/form/ActionDialog.tsx'
import { Section } from '../../components/Section.tsx'
import { useCallQuery } from '../../dataProvider/useCallQuery.ts'
import { useDateFormats } from '../../i18n/dates.ts'
import { useTexts } from '../../i18n/useTexts.ts'
import { FollowUpLine } from './FollowUpLine.tsx'
import styles from './SubjectNotes.module.css'

const FEW = 3

interface SubjectNotesProps {
  kind: NoteKind
  /** The id of the customer, the order or the request. */
  subject: string
}

/** Staff's notes about a customer, an order or a request, latest first, and its follow-up date. */
export const SubjectNotes = ({ kind, subject }: SubjectNotesProps) => {
  const text = useTexts('admin')
  const params = { kind, subject }
  const { data, error, refetch } = useCallQuery(listNotes, { params })
  const [adding, setAdding] = useState(false)
  const [whole, setWhole] = useState(false)
  const notes = data?.notes ?? []
  return (
    <Section
      title={text('notes.title')}
      aside={
        <IconButton className={styles.add} aria-label={text('notes.add')} onClick={() => setAdding(true)}>
          <Plus aria-hidden="true" />
        </IconButton>
      }
    >
      {error && !data ? (
        <LoadError title={text('notes.error')} requestId={error.requestId} onRetry={() => void refetch()} />
      ) : !data ? (
        <Skeleton variant="rounded" height={18} />
      ) : (
        <>
          <FollowUpLine {...params} followUp={data.followUp} />
          {notes.length === 0 && <span className={styles.quiet}>{text('notes.none')}</span>}
          <NoteList notes={whole ? notes : notes.slice(0, FEW)} />
        </>
      )}
      {notes.length > FEW && (
        <Button className={styles.more} size="small" aria-expanded={whole} onClick={() => setWhole(!whole)}>
          {whole ? text('notes.fewer') : text('notes.all', { count: notes.length })}
        </Button>
      )}
      {adding && (
        <ActionDialog
          call={addNote}
          params={params}
          fields={[
            { source: 'text', kind: 'textarea', label: text('notes.text'), hint: text('notes.hint') },
            { source: 'followUpOn', kind: 'date', label: text('notes.followUpOn'), hint: text('notes.followUpHint') },
          ]}
          title={text('notes.add')}
          confirm={text('notes.add')}
          done={text('notes.done')}
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
