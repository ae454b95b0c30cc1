import { Button } from '@mui/material'
import { CalendarClock } from 'lucide-react'
import { useState } from 'react'
import type { z } from 'zod'
import { type listNotes, type NoteKind, setFollowUp } from '../../../contracts/calls/notes.ts'
import { BusyButton } from '../../components/BusyButton.tsx'
import { ActionDialog } from '../../components/form/ActionDialog.tsx'
import { useCallAction } from '../../components/useCallAction.ts'
import { useDateFormats } from '../../i18n/dates.ts'
import { useTexts } from '../../i18n/useTexts.ts'
import styles from './SubjectNotes.module.css'

interface FollowUpLineProps {
  kind: NoteKind
  subject: string
  followUp: z.output<typeof listNotes.reply>['followUp']
}

/** The day on which the subject enters the queue of work: set it, move it, or end it. */
export const FollowUpLine = ({ followUp, ...params }: FollowUpLineProps) => {
  const text = useTexts('admin')
  const { day } = useDateFormats()
  const [open, setOpen] = useState(false)
  const { run, busy } = useCallAction(setFollowUp)
  return (
    <div className={styles.followUp}>
      {followUp && (
        <span className="num">
          <CalendarClock size={14} aria-hidden="true" /> {text('notes.followUp')}: <b>{day(followUp.on)}</b>{' '}
          <span className={styles.meta}>{text('notes.followUpBy', { name: followUp.by })}</span>
        </span>
      )}
      <span className={styles.followUpActions}>
        <Button size="small" variant="outlined" onClick={() => setOpen(true)}>
          {text(followUp ? 'notes.move' : 'notes.set')}
        </Button>
        {followUp && (
          <BusyButton
            size="small"
            variant="outlined"
            busy={busy}
            onClick={() => run({ params, body: { on: null } }, text('notes.wasEnded'))}
          >
            {text('notes.end')}
          </BusyButton>
        )}
      </span>
      {open && (
        <ActionDialog
          call={setFollowUp}
          params={params}
          fields={[
            {
              source: 'on',
              kind: 'date',
              label: text('notes.followUpDay'),
              hint: text('notes.followUpHint'),
              required: true,
              nullable: false,
            },
          ]}
          {...(followUp && { defaults: { on: followUp.on } })}
          title={text('notes.set')}
          confirm={text('notes.save')}
          done={text('notes.wasSet')}
          onClose={() => setOpen(false)}
        />
      )}
    </div>
  )
}
