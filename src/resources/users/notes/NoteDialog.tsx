import { Button, Dialog, DialogActions, DialogContent, DialogTitle, TextField } from '@mui/material'
import { useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useId, useState } from 'react'
import { addNote } from '../../../../contracts/calls/notes.ts'
import { BusyButton } from '../../../components/BusyButton.tsx'
import { useToast } from '../../../components/useToast.ts'
import { useCallMutation } from '../../../dataProvider/useCallQuery.ts'
import { useTexts } from '../../../i18n/useTexts.ts'

const LONGEST = 1_000

export const NoteDialog = ({ userId, onClose }: { userId: string; onClose: () => void }) => {
  const text = useTexts('admin')
  const titleId = useId()
  const toast = useToast()
  const cache = useQueryClient()
  const [typed, setTyped] = useState('')
  const { mutate, isPending, error } = useCallMutation(addNote)
  const note = typed.trim()

  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (!note || isPending) return
    mutate(
      { params: { id: userId }, body: { text: note } },
      {
        onSuccess: () => {
          toast(text('users.notes.done'), 'success')
          void cache.invalidateQueries()
          onClose()
        },
      },
    )
  }
  return (
    <Dialog open onClose={isPending ? undefined : onClose} aria-labelledby={titleId}>
      <form onSubmit={submit} noValidate>
        <DialogTitle id={titleId}>{text('users.notes.add')}</DialogTitle>
        <DialogContent>
          <TextField
            autoFocus
            multiline
            minRows={3}
            label={text('users.notes.text')}
            value={typed}
            error={error !== null}
            helperText={error ? (error.fields[0]?.message ?? error.message) : text('users.notes.hint')}
            onChange={event => setTyped(event.target.value)}
            slotProps={{ htmlInput: { maxLength: LONGEST } }}
          />
        </DialogContent>
        <DialogActions>
          <Button color="inherit" disabled={isPending} onClick={onClose}>
            {text('users.notes.cancel')}
          </Button>
          <BusyButton type="submit" variant="contained" busy={isPending} disabled={!note}>
            {text('users.notes.save')}
          </BusyButton>
        </DialogActions>
      </form>
    </Dialog>
  )
}
