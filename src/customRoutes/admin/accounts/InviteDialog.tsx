import { Button, Dialog, DialogActions, DialogContent, DialogTitle, TextField } from '@mui/material'
import { useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useId, useState } from 'react'
import { inviteStaff } from '../../../../contracts/calls/staff.ts'
import { BusyButton } from '../../../components/BusyButton.tsx'
import { Note } from '../../../components/Note.tsx'
import { RadioChoices } from '../../../components/RadioChoices.tsx'
import { useToast } from '../../../components/useToast.ts'
import { useAction } from '../../../dataProvider/useCall.ts'
import styles from './Accounts.module.css'
import { type Member, useStaffText } from './texts.ts'

const empty = { name: '', email: '', role: 'admin' as Member['role'], reason: '' }
const fields = ['name', 'email', 'reason'] as const

/** Whom to invite, as what, and why; the server's word on a field stands under it. */
const InviteDialog = ({ onClose }: { onClose: () => void }) => {
  const text = useStaffText()
  const toast = useToast()
  const cache = useQueryClient()
  const titleId = useId()
  const [draft, setDraft] = useState(empty)
  const { mutate, isPending, error } = useAction(inviteStaff)
  const problemOf = (field: string) => error?.fields.find(problem => problem.field === field)?.message

  const submit = (event: FormEvent) => {
    event.preventDefault()
    const onSuccess = () => {
      toast(text('form.sent', { email: draft.email }), 'success')
      void cache.invalidateQueries()
      onClose()
    }
    mutate({ body: draft }, { onSuccess })
  }

  const field = (name: (typeof fields)[number]) => (
    <TextField
      required
      autoFocus={name === 'name'}
      multiline={name === 'reason'}
      type={name === 'email' ? 'email' : 'text'}
      label={text(`form.${name}`)}
      value={draft[name]}
      error={problemOf(name) !== undefined}
      helperText={problemOf(name) ?? (name === 'reason' ? text('reasonFor') : undefined)}
      onChange={({ target }) => setDraft({ ...draft, [name]: target.value })}
      slotProps={{ htmlInput: { maxLength: 254, autoComplete: 'off' } }}
    />
  )

  return (
    <Dialog open onClose={onClose} aria-labelledby={titleId}>
      <form onSubmit={submit} noValidate>
        <DialogTitle id={titleId}>{text('form.title')}</DialogTitle>
        <DialogContent className={styles.form}>
          {error && error.fields.length === 0 && <Note tone="danger">{error.message}</Note>}
          {field('name')}
          {field('email')}
          <RadioChoices
            title={text('form.role')}
            value={draft.role}
            choices={(['admin', 'superadmin'] as const).map(value => ({
              value,
              label: text(`role.${value}`),
              detail: text(`form.${value}`),
            }))}
            onChange={role => setDraft({ ...draft, role })}
          />
          {field('reason')}
          <p className={styles.note}>{text('form.note')}</p>
        </DialogContent>
        <DialogActions>
          <Button color="inherit" onClick={onClose}>
            {text('form.cancel')}
          </Button>
          <BusyButton type="submit" variant="contained" busy={isPending}>
            {text('form.submit')}
          </BusyButton>
        </DialogActions>
      </form>
    </Dialog>
  )
}

export default InviteDialog
