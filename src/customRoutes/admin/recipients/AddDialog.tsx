import {
  Button,
  Checkbox,
  Dialog,
  DialogActions,
  DialogContent,
  DialogTitle,
  FormControlLabel,
  FormGroup,
  TextField,
} from '@mui/material'
import { useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useId, useState } from 'react'
import { addRecipient } from '../../../../contracts/calls/recipients.ts'
import { type NoticeEvent, noticeEvents } from '../../../../contracts/notices.ts'
import { BusyButton } from '../../../components/BusyButton.tsx'
import { InlineAlert } from '../../../components/InlineAlert.tsx'
import { useToast } from '../../../components/useToast.ts'
import { useCallMutation } from '../../../dataProvider/useCallQuery.ts'
import { useTexts } from '../../../i18n/useTexts.ts'
import styles from '../staff/Accounts.module.css'

/** An address and what it is told of; the server's word on the address stands under it. */
const AddDialog = ({ onClose }: { onClose: () => void }) => {
  const text = useTexts('staff')
  const toast = useToast()
  const cache = useQueryClient()
  const titleId = useId()
  const groupId = useId()
  const [email, setEmail] = useState('')
  const [events, setEvents] = useState<readonly NoticeEvent[]>(noticeEvents)
  const { mutate, isPending, error } = useCallMutation(addRecipient)
  const problem = error?.fields.find(({ field }) => field === 'email')?.message

  const submit = (event: FormEvent) => {
    event.preventDefault()
    const onSuccess = () => {
      toast(text('recipients.form.added', { email }), 'success')
      void cache.invalidateQueries()
      onClose()
    }
    mutate({ body: { email, events: [...events] } }, { onSuccess })
  }

  return (
    <Dialog open onClose={onClose} aria-labelledby={titleId}>
      <form onSubmit={submit} noValidate>
        <DialogTitle id={titleId}>{text('recipients.form.title')}</DialogTitle>
        <DialogContent className={styles.form}>
          {error && !problem && <InlineAlert tone="danger">{error.message}</InlineAlert>}
          <TextField
            required
            autoFocus
            type="email"
            label={text('recipients.email')}
            value={email}
            error={problem !== undefined}
            helperText={problem}
            onChange={({ target }) => setEmail(target.value)}
            slotProps={{ htmlInput: { maxLength: 254, autoComplete: 'off' } }}
          />
          <div>
            <h3 id={groupId}>{text('recipients.form.tellOf')}</h3>
            <FormGroup role="group" aria-labelledby={groupId}>
              {noticeEvents.map(one => (
                <FormControlLabel
                  key={one}
                  label={text(`recipients.event.${one}`)}
                  control={
                    <Checkbox
                      checked={events.includes(one)}
                      onChange={({ target }) =>
                        setEvents(
                          noticeEvents.filter(known => (known === one ? target.checked : events.includes(known))),
                        )
                      }
                    />
                  }
                />
              ))}
            </FormGroup>
          </div>
        </DialogContent>
        <DialogActions>
          <Button color="inherit" onClick={onClose}>
            {text('recipients.form.cancel')}
          </Button>
          <BusyButton type="submit" variant="contained" busy={isPending}>
            {text('recipients.form.submit')}
          </BusyButton>
        </DialogActions>
      </form>
    </Dialog>
  )
}

export default AddDialog
