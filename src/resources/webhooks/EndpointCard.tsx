import { Button } from '@mui/material'
import { Ban, CircleCheck, TriangleAlert } from 'lucide-react'
import { useDelete, useRefresh, useUpdate } from 'ra-core'
import { useState } from 'react'
import { sendTestEvent } from '../../../contracts/calls/webhooks.ts'
import { ConfirmDialog } from '../../components/ConfirmDialog.tsx'
import { FactList, FactRow } from '../../components/FactRow.tsx'
import { InlineAlert } from '../../components/InlineAlert.tsx'
import { Section } from '../../components/Section.tsx'
import { ToneChip } from '../../components/ToneChip.tsx'
import { useToast } from '../../components/useToast.ts'
import { useCallMutation } from '../../dataProvider/useCallQuery.ts'
import { useDateFormats } from '../../i18n/dates.ts'
import { useTexts } from '../../i18n/useTexts.ts'
import { EndpointDialog } from './EndpointDialog.tsx'
import { type Endpoint } from './endpoint.ts'
import { RotateDialog } from './RotateDialog.tsx'
import styles from './Webhooks.module.css'

const looks = {
  active: { tone: 'success', icon: CircleCheck },
  person: { tone: 'neutral', icon: Ban },
  failures: { tone: 'danger', icon: TriangleAlert },
} as const

/** One endpoint: whether it gets anything, what it asked for, and what can be done with it. */
export const EndpointCard = ({ endpoint, owner }: { endpoint: Endpoint; owner: boolean }) => {
  const text = useTexts('webhooks')
  const { short } = useDateFormats()
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
        <FactRow label={text('form.url')}>
          <span className={`mono ${styles.url}`}>{url}</span>
        </FactRow>
        <FactRow label={text('secret')}>
          <span className="mono">{hint}</span>
          {previous && (
            <span className={styles.quiet}>
              {text('previous', { hint: previous.hint, time: short(previous.until) })}
            </span>
          )}
        </FactRow>
        <FactRow label={text('events.label')}>
          <span className={`mono ${styles.url}`}>{events.join(', ')}</span>
        </FactRow>
      </FactList>
      {owner && <Acts endpoint={endpoint} />}
    </Section>
  )
}

const Acts = ({ endpoint }: { endpoint: Endpoint }) => {
  const text = useTexts('webhooks')
  const toast = useToast()
  const refresh = useRefresh()
  const [open, setOpen] = useState<'edit' | 'rotate' | 'remove' | null>(null)
  const { id, url, active } = endpoint
  const test = useCallMutation(sendTestEvent)
  const [update, { isPending }] = useUpdate<Endpoint>()
  const [remove] = useDelete<Endpoint>()
  const failed = (error: unknown) => toast((error as Error).message, 'error')
  const close = () => setOpen(null)

  const tested = () => {
    toast(text('tested'), 'success')
    refresh()
  }
  const toggle = () =>
    void update(
      'webhooks',
      { id, data: { active: !active }, previousData: endpoint },
      { onSuccess: refresh, onError: failed },
    )
  const erase = () =>
    remove('webhooks', { id, previousData: endpoint }, { returnPromise: true }).then(refresh).catch(failed).then(close)

  return (
    <div className={styles.acts}>
      <Button
        variant="outlined"
        size="small"
        disabled={!active || test.isPending}
        onClick={() => test.mutate({ params: { id } }, { onSuccess: tested, onError: failed })}
      >
        {text('test')}
      </Button>
      <Button size="small" onClick={() => setOpen('rotate')}>
        {text('rotate')}
      </Button>
      <Button size="small" onClick={() => setOpen('edit')}>
        {text('edit')}
      </Button>
      <Button size="small" disabled={isPending} onClick={toggle}>
        {text(active ? 'disable' : 'enable')}
      </Button>
      <Button variant="outlined" size="small" color="error" onClick={() => setOpen('remove')}>
        {text('remove')}
      </Button>
      {open === 'edit' && <EndpointDialog endpoint={endpoint} onClose={close} />}
      {open === 'rotate' && <RotateDialog id={id} onClose={close} />}
      {open === 'remove' && (
        <ConfirmDialog danger title={text('removing.title')} confirm={text('remove')} onConfirm={erase} onClose={close}>
          <span className={styles.url}>{text('removing.detail', { url })}</span>
        </ConfirmDialog>
      )}
    </div>
  )
}
