import { Button, DialogActions, DialogContent, DialogTitle } from '@mui/material'
import type { Call } from '../../../contracts/calls/define.ts'
import { rotateWebhookSecret } from '../../../contracts/calls/webhooks.ts'
import { overlaps } from '../../../contracts/checks/apiKeys.ts'
import { webhookEvents } from '../../../contracts/people/webhookEvents.ts'
import { type CreatedWebhook, type Webhook, webhook } from '../../../contracts/resources/webhook.ts'
import { CopyBox } from '../../components/CopyBox.tsx'
import { ActionDialog, type ResultProps } from '../../components/form/ActionDialog.tsx'
import { InlineAlert } from '../../components/InlineAlert.tsx'
import { createCall, deleteCall, updateCall } from '../../dataProvider/resourceCalls.ts'
import { useLocale } from '../../i18n/locale.ts'
import { useTexts } from '../../i18n/useTexts.ts'
import styles from './Webhooks.module.css'

/** Fields for creating and editing an endpoint. */
function useEndpointFields() {
  const text = useTexts('webhooks')
  const locale = useLocale()
  const { url, description, events } = webhook.fields
  const choices = webhookEvents.map(event => ({
    value: event,
    label: event,
    detail: events.choices[event].label[locale],
  }))
  return [
    {
      source: 'url',
      kind: 'url',
      mono: true,
      required: true,
      label: url.label[locale],
      hint: text('form.urlHint'),
      placeholder: 'https://',
    },
    { source: 'description', label: description.label[locale] },
    { source: 'events', kind: 'checkboxes', label: events.label[locale], choices },
  ] as const
}

export const AddEndpoint = ({ onClose }: { onClose: () => void }) => {
  const text = useTexts('webhooks')
  return (
    <ActionDialog
      call={createCall(webhook)}
      defaults={{ events: ['verification.completed'] }}
      fields={useEndpointFields()}
      title={text('form.addTitle')}
      confirm={text('form.save')}
      result={NewSecret}
      onClose={onClose}
    />
  )
}

interface EndpointDialogProps {
  endpoint: Webhook
  onClose: () => void
}

export const EditEndpoint = ({ endpoint: { id, ...defaults }, onClose }: EndpointDialogProps) => {
  const text = useTexts('webhooks')
  return (
    <ActionDialog
      call={updateCall(webhook)}
      params={{ id }}
      defaults={defaults}
      fields={useEndpointFields()}
      title={text('form.editTitle')}
      confirm={text('form.save')}
      onClose={onClose}
    />
  )
}

/** Issues a new secret; the user chooses how long the old one also signs. */
export const RotateSecret = ({ endpoint: { id }, onClose }: EndpointDialogProps) => {
  const text = useTexts('webhooks')
  const choices = overlaps.map(value => ({ value, label: text(`rotating.overlaps.${value}`) }))
  return (
    <ActionDialog
      call={rotateWebhookSecret}
      params={{ id }}
      defaults={{ overlap: 'day' }}
      fields={[{ source: 'overlap', kind: 'select', label: text('rotating.overlap'), choices }]}
      title={text('rotating.title')}
      detail={text('rotating.detail')}
      confirm={text('rotating.submit')}
      result={NewSecret}
      onClose={onClose}
    />
  )
}

/** Shows the full secret once. */
const NewSecret = ({ reply, titleId, onClose }: ResultProps<Call>) => {
  const text = useTexts('webhooks')
  const { secret } = reply as CreatedWebhook
  return (
    <>
      <DialogTitle id={titleId}>{text('newSecret.title')}</DialogTitle>
      <DialogContent className={styles.newSecret}>
        <InlineAlert tone="warning">{text('newSecret.once')}</InlineAlert>
        <CopyBox value={secret} name={text('newSecret.secret')} />
      </DialogContent>
      <DialogActions>
        <Button variant="contained" onClick={onClose}>
          {text('newSecret.done')}
        </Button>
      </DialogActions>
    </>
  )
}

export const RemoveEndpoint = ({ endpoint: { id, url }, onClose }: EndpointDialogProps) => {
  const text = useTexts('webhooks')
  return (
    <ActionDialog
      danger
      call={deleteCall(webhook)}
      params={{ id }}
      title={text('removing.title')}
      detail={<span className={styles.url}>{text('removing.detail', { url })}</span>}
      confirm={text('remove')}
      onClose={onClose}
    />
  )
}
