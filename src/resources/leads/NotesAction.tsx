import { Button, Dialog, DialogActions, DialogContent, DialogTitle, IconButton, Tooltip } from '@mui/material'
import { NotebookPen } from 'lucide-react'
import { useId, useState } from 'react'
import type { Lead } from '../../../contracts/resources/lead.ts'
import { useTexts } from '../../i18n/useTexts.ts'
import { SubjectNotes } from '../notes/SubjectNotes.tsx'

/** Opens staff's notes about a request, and its follow-up. */
export const NotesAction = ({ record: { id, name } }: { record: Lead }) => {
  const text = useTexts('admin')
  const titleId = useId()
  const [open, setOpen] = useState(false)
  const title = text('notes.about', { name })
  return (
    <>
      <Tooltip title={text('notes.title')}>
        <IconButton size="small" aria-label={title} onClick={() => setOpen(true)}>
          <NotebookPen aria-hidden="true" />
        </IconButton>
      </Tooltip>
      {open && (
        <Dialog open fullWidth maxWidth="sm" onClose={() => setOpen(false)} aria-labelledby={titleId}>
          <DialogTitle id={titleId}>{title}</DialogTitle>
          <DialogContent>
            <SubjectNotes kind="lead" subject={id} />
          </DialogContent>
          <DialogActions>
            <Button onClick={() => setOpen(false)}>{text('notes.close')}</Button>
          </DialogActions>
        </Dialog>
      )}
    </>
  )
}
