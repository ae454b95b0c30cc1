import { Button, Dialog, DialogActions, DialogContent, DialogTitle, TextField } from '@mui/material'
import { type FormEvent, useId, useState } from 'react'
import { useTexts } from '../../i18n/useTexts.ts'

/** Saves the active filters under a name. */
const SaveViewDialog = ({ onSave, onClose }: { onSave: (name: string) => void; onClose: () => void }) => {
  const text = useTexts('components')
  const titleId = useId()
  const [name, setName] = useState('')
  const save = (event: FormEvent) => {
    event.preventDefault()
    onSave(name.trim())
    onClose()
  }
  return (
    <Dialog open onClose={onClose} aria-labelledby={titleId}>
      <form onSubmit={save}>
        <DialogTitle id={titleId}>{text('view.saveTitle')}</DialogTitle>
        <DialogContent>
          <TextField
            autoFocus
            label={text('view.name')}
            value={name}
            autoComplete="off"
            slotProps={{ htmlInput: { maxLength: 40 } }}
            onChange={event => setName(event.target.value)}
          />
        </DialogContent>
        <DialogActions>
          <Button color="inherit" onClick={onClose}>
            {text('form.cancel')}
          </Button>
          <Button type="submit" variant="contained" disabled={!name.trim()}>
            {text('view.save')}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  )
}

export default SaveViewDialog
