import { Button, Dialog, DialogActions, DialogContent, DialogTitle, TextField } from '@mui/material'
import { useCreate, useNotify, useRefresh } from 'ra-core'
import { type FormEvent, useId, useState } from 'react'
import { BusyButton } from '../../components/BusyButton.tsx'
import { InlineAlert } from '../../components/InlineAlert.tsx'
import { RadioChoices } from '../../components/RadioChoices.tsx'
import type { CallError } from '../../dataProvider/callError.ts'
import { useTexts } from '../../i18n/useTexts.ts'
import { type SubUser } from './subUser.ts'
import styles from './Team.module.css'

const empty = { firstName: '', lastName: '', email: '', access: 'full' as SubUser['access'] }
const fields = ['firstName', 'lastName', 'email'] as const

/** Whom to invite and what they may do; the server's word on a field stands under it. */
export const InviteDialog = ({ onClose }: { onClose: () => void }) => {
  const text = useTexts('subUsers')
  const notify = useNotify()
  const refresh = useRefresh()
  const titleId = useId()
  const [draft, setDraft] = useState(empty)
  const [invite, { isPending, error }] = useCreate<SubUser, CallError>()
  const problemOf = (field: string) => error?.fields.find(problem => problem.field === field)?.message

  const submit = (event: FormEvent) => {
    event.preventDefault()
    void invite(
      'sub-users',
      { data: draft },
      {
        onSuccess: () => {
          notify(text('form.sent', { email: draft.email }), { type: 'success' })
          refresh()
          onClose()
        },
        onError: () => {},
      },
    )
  }

  return (
    <Dialog open onClose={onClose} aria-labelledby={titleId}>
      <form onSubmit={submit} noValidate>
        <DialogTitle id={titleId}>{text('form.title')}</DialogTitle>
        <DialogContent className={styles.form}>
          {error && error.fields.length === 0 && <InlineAlert tone="danger">{error.message}</InlineAlert>}
          {fields.map((field, index) => (
            <TextField
              key={field}
              required
              autoFocus={index === 0}
              type={field === 'email' ? 'email' : 'text'}
              label={text(`form.${field}`)}
              value={draft[field]}
              error={problemOf(field) !== undefined}
              helperText={problemOf(field)}
              onChange={({ target }) => setDraft({ ...draft, [field]: target.value })}
              slotProps={{ htmlInput: { maxLength: 254, autoComplete: 'off' } }}
            />
          ))}
          <RadioChoices
            title={text('form.access')}
            value={draft.access}
            choices={(['full', 'view'] as const).map(value => ({
              value,
              label: text(`access.${value}`),
              detail: text(`form.${value}`),
            }))}
            onChange={access => setDraft({ ...draft, access })}
          />
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
