import { Button } from '@mui/material'
import { Ban, CircleCheck, TriangleAlert } from 'lucide-react'
import { useState } from 'react'
import { sendTestEvent } from '../../../contracts/calls/webhooks.ts'
import { type Webhook, webhook } from '../../../contracts/resources/webhook.ts'
import { BusyButton } from '../../components/BusyButton.tsx'
import { FactList, FactRow } from '../../components/FactRow.tsx'
import { InlineAlert } from '../../components/InlineAlert.tsx'
import { Section } from '../../components/Section.tsx'
import { ToneChip } from '../../components/ToneChip.tsx'
import { useCallAction } from '../../components/useCallAction.ts'
import { updateCall } from '../../dataProvider/resourceCalls.ts'
import { useDateFormats } from '../../i18n/dates.ts'
import { useLocale } from '../../i18n/locale.ts'
import { useTexts } from '../../i18n/useTexts.ts'
import { EditEndpoint, RemoveEndpoint, RotateSecret } from './EndpointDialogs.tsx'
import styles from './Webhooks.module.css'

const looks = {
  active: { tone: 'success', icon: CircleCheck },
  person: { tone: 'neutral', icon: Ban },
  failures: { tone: 'danger', icon: TriangleAlert },
} as const

interface EndpointCardProps {
  endpoint: Webhook
  readOnly: boolean
}

/** One endpoint: status, facts and actions. */
export const EndpointCard = ({ endpoint, readOnly }: EndpointCardProps) => {
  const text = useTexts('webhooks')
  const locale = useLocale()
  const { short } = useDateFormats()
  const { fields } = webhook
  const { url, description, events, hint, previous, failures, active, disabledFor } = endpoint
  const state = disabledFor ?? 'active'
  return (
    <Section
      title={description || new URL(url).host}
      badge={<ToneChip {...looks[state]} label={text(`state.${state}`)} />}
    >
      <div className={styles.notes}>
        {disabledFor === 'failures' && <InlineAlert tone="danger">{text('disabledNote')}</InlineAlert>}
        {active && failures > 0 && (
          <InlineAlert tone="warning">{text('failing', { count: failures, smart_count: failures })}</InlineAlert>
        )}
      </div>
      <FactList>
        <FactRow label={fields.url.label[locale]}>
          <span className={`mono ${styles.url}`}>{url}</span>
        </FactRow>
        <FactRow label={fields.hint.label[locale]}>
          <span className="mono">{hint}</span>
          {previous && (
            <span className={styles.previous}>
              {text('previous', { hint: previous.hint, time: short(previous.until) })}
            </span>
          )}
        </FactRow>
        <FactRow label={fields.events.label[locale]}>
          <span className={`mono ${styles.url}`}>{events.join(', ')}</span>
        </FactRow>
      </FactList>
      {!readOnly && <Actions endpoint={endpoint} />}
    </Section>
  )
}

const dialogs = { edit: EditEndpoint, rotate: RotateSecret, remove: RemoveEndpoint }

const Actions = ({ endpoint }: Pick<EndpointCardProps, 'endpoint'>) => {
  const text = useTexts('webhooks')
  const [open, setOpen] = useState<keyof typeof dialogs | null>(null)
  const test = useCallAction(sendTestEvent)
  const change = useCallAction(updateCall(webhook))
  const { id, active } = endpoint
  const Dialog = open && dialogs[open]
  return (
    <div className={styles.actions}>
      <BusyButton
        variant="outlined"
        size="small"
        disabled={!active}
        busy={test.busy}
        onClick={() => test.run({ params: { id } }, text('tested'))}
      >
        {text('test')}
      </BusyButton>
      <Button size="small" onClick={() => setOpen('rotate')}>
        {text('rotate')}
      </Button>
      <Button size="small" onClick={() => setOpen('edit')}>
        {text('edit')}
      </Button>
      <BusyButton
        size="small"
        busy={change.busy}
        onClick={() => change.run({ params: { id }, body: { active: !active } })}
      >
        {text(active ? 'disable' : 'enable')}
      </BusyButton>
      <Button variant="outlined" size="small" color="error" onClick={() => setOpen('remove')}>
        {text('remove')}
      </Button>
      {Dialog && <Dialog endpoint={endpoint} onClose={() => setOpen(null)} />}
    </div>
  )
}
