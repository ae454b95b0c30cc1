import {
  Button,
  Checkbox,
  Dialog,
  DialogActions,
  DialogContent,
  DialogTitle,
  FormControlLabel,
  TextField,
} from '@mui/material'
import { useCreate, useRefresh, useUpdate } from 'ra-core'
import { type FormEvent, useId, useState } from 'react'
import { limits } from '../../../contracts/limits.ts'
import { type WebhookEvent, webhookEvents } from '../../../contracts/webhookEvents.ts'
import { FieldMessage } from '../../components/FieldMessage.tsx'
import { InlineAlert } from '../../components/InlineAlert.tsx'
import type { CallError } from '../../dataProvider/callError.ts'
import { useTexts } from '../../i18n/useTexts.ts'
import { type Endpoint, eventKey } from './endpoint.ts'
import { NewSecret } from './NewSecret.tsx'
import styles from './Webhooks.module.css'

/** A new endpoint, which ends with its secret; or one that is changed. */
export const EndpointDialog = ({ endpoint, onClose }: { endpoint?: Endpoint; onClose: () => void }) => {
  const titleId = useId()
  const refresh = useRefresh()
  const [secret, setSecret] = useState<string | null>(null)
  const done = () => {
    onClose()
    refresh()
  }
  return (
    <Dialog
      open
      aria-labelledby={titleId}
      // A click beside it must not lose a secret that is shown once.
      onClose={(_, why) => (why === 'backdropClick' && secret ? undefined : secret ? done() : onClose())}
    >
      {secret ? (
        <NewSecret secret={secret} titleId={titleId} onDone={done} />
      ) : (
        <EndpointForm
          titleId={titleId}
          endpoint={endpoint}
          onSaved={made => (made.secret ? setSecret(made.secret) : done())}
          onCancel={onClose}
        />
      )}
    </Dialog>
  )
}

interface EndpointFormProps {
  titleId: string
  endpoint: Endpoint | undefined
  onSaved: (saved: Endpoint & { secret?: string }) => void
  onCancel: () => void
}

const EndpointForm = ({ titleId, endpoint, onSaved, onCancel }: EndpointFormProps) => {
  const text = useTexts('webhooks')
  const eventsId = useId()
  const [url, setUrl] = useState(endpoint?.url ?? '')
  const [description, setDescription] = useState(endpoint?.description ?? '')
  const [events, setEvents] = useState<WebhookEvent[]>(endpoint?.events ?? ['verification.completed'])
  const [create, creating] = useCreate<Endpoint, CallError>()
  const [update, updating] = useUpdate<Endpoint, CallError>()
  const error = creating.error ?? updating.error
  const wrongUrl = error?.fields?.find(({ field }) => field === 'url')?.message

  const submit = (event: FormEvent) => {
    event.preventDefault()
    const data = { url: url.trim(), description: description.trim(), events }
    const then = { onSuccess: (saved: Endpoint) => onSaved(saved), onError: () => {} }
    if (endpoint) void update('webhooks', { id: endpoint.id, data, previousData: endpoint }, then)
    else void create('webhooks', { data }, then)
  }
  const toggle = (event: WebhookEvent) =>
    setEvents(webhookEvents.filter(one => (one === event) !== events.includes(one)))

  return (
    <form onSubmit={submit} noValidate>
      <DialogTitle id={titleId}>{text(endpoint ? 'form.editTitle' : 'form.addTitle')}</DialogTitle>
      <DialogContent className={styles.form}>
        {error && !wrongUrl && <InlineAlert tone="danger">{error.message}</InlineAlert>}
        <TextField
          autoFocus
          required
          label={text('form.url')}
          placeholder="https://"
          error={!!wrongUrl}
          helperText={wrongUrl ?? text('form.urlHint')}
          value={url}
          onChange={event => setUrl(event.target.value)}
          slotProps={{
            htmlInput: {
              maxLength: limits.webhooks.urlCharacters,
              inputMode: 'url',
              autoComplete: 'off',
              className: 'mono',
            },
          }}
        />
        <TextField
          label={text('form.description')}
          value={description}
          onChange={event => setDescription(event.target.value)}
          slotProps={{ htmlInput: { maxLength: limits.webhooks.descriptionCharacters, autoComplete: 'off' } }}
        />
        <div role="group" aria-labelledby={eventsId} className={styles.events}>
          <h3 id={eventsId}>{text('events.label')}</h3>
          {webhookEvents.map(event => (
            <FormControlLabel
              key={event}
              control={<Checkbox checked={events.includes(event)} onChange={() => toggle(event)} />}
              label={
                <span className={styles.event}>
                  <b className="mono">{event}</b>
                  <span>{text(eventKey(event))}</span>
                </span>
              }
            />
          ))}
          {events.length === 0 && <FieldMessage error={text('form.choose')} />}
        </div>
      </DialogContent>
      <DialogActions>
        <Button color="inherit" onClick={onCancel}>
          {text('form.cancel')}
        </Button>
        <Button
          type="submit"
          variant="contained"
          disabled={creating.isPending || updating.isPending || !url.trim() || events.length === 0}
        >
          {text('form.save')}
        </Button>
      </DialogActions>
    </form>
  )
}
