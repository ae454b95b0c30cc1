import { Button } from '@mui/material'
import { useState } from 'react'
import { Link } from 'react-router-dom'
import { stopBulkSend } from '../../../../contracts/calls/esignBulk.ts'
import type { ShownBulkSend } from '../../../../contracts/esign/bulk.ts'
import { formatCount } from '../../../../contracts/platform/money.ts'
import { useCanCall } from '../../../authProvider/session.ts'
import { ConfirmDialog } from '../../../components/ConfirmDialog.tsx'
import { OutcomeDot } from '../../../components/OutcomeCounts.tsx'
import { SegmentedBar } from '../../../components/SegmentedBar.tsx'
import type { Tone } from '../../../components/tone.ts'
import { useToast } from '../../../components/useToast.ts'
import { useCallMutation } from '../../../dataProvider/useCallQuery.ts'
import { useTexts } from '../../../i18n/useTexts.ts'
import { envelopesPath } from '../../../resources/envelopes/bulkPaths.ts'
import styles from './Bulk.module.css'

const tones = { sent: 'success', ready: 'neutral', failed: 'danger', problem: 'warning' } as const satisfies Record<
  string,
  Tone
>

/** How many are sent, and what can be done about the rest. Announced every 10 per cent, so that screen readers are not flooded. */
export const BulkProgress = ({ send, onChange }: { send: ShownBulkSend; onChange: () => void }) => {
  const text = useTexts('esignBulk')
  const { id, state, counts } = send
  const mayStop = useCanCall(stopBulkSend)
  const [isStopping, setStopping] = useState(false)
  const total = counts.total - counts.problem
  const percent = total === 0 ? 0 : Math.floor((counts.sent / total) * 100)
  const label = text('progress', { sent: formatCount(counts.sent), total: formatCount(total) })
  const outcomes = (['sent', 'ready', 'failed', 'problem'] as const).map(key => ({
    label: text(`counts.${key}`),
    count: counts[key],
    tone: tones[key],
  }))
  return (
    <>
      {state !== 'ready' && (
        <>
          <p className={styles.progress}>
            <strong className="num">{label}</strong>
            <span className="num">{percent}%</span>
          </p>
          <div role="progressbar" aria-label={label} aria-valuenow={percent} aria-valuemin={0} aria-valuemax={100}>
            <SegmentedBar outcomes={outcomes} total={counts.total} />
          </div>
          <span role="status" className="hidden-text">
            {percent >= 10 && `${Math.floor(percent / 10) * 10}%`}
          </span>
        </>
      )}
      <dl className={styles.counts}>
        {outcomes
          .filter(
            ({ count }, index) => count > 0 || (index === 0 && state !== 'ready') || (index === 1 && state === 'ready'),
          )
          .map(({ label: name, count, tone }) => (
            <div key={name}>
              <dt>
                <OutcomeDot tone={tone} /> {name}
              </dt>
              <dd className="num">{formatCount(count)}</dd>
            </div>
          ))}
      </dl>
      {state === 'stopped' && !send.problem && <p className={styles.lead}>{text('run.stopped')}</p>}
      {state === 'done' && counts.failed > 0 && <p className={styles.lead}>{text('run.failed')}</p>}
      {(counts.sent > 0 || state === 'running') && (
        <div className={styles.buttons}>
          {counts.sent > 0 && (
            <Button variant="outlined" component={Link} to={envelopesPath(id)}>
              {text('run.envelopes')}
            </Button>
          )}
          {state === 'running' && mayStop && (
            <Button color="error" variant="outlined" onClick={() => setStopping(true)}>
              {text('run.stop')}
            </Button>
          )}
        </div>
      )}
      {isStopping && <StopDialog send={send} onChange={onChange} onClose={() => setStopping(false)} />}
    </>
  )
}

interface StopDialogProps {
  send: ShownBulkSend
  onChange: () => void
  onClose: () => void
}

const StopDialog = ({ send: { id, title }, onChange, onClose }: StopDialogProps) => {
  const text = useTexts('esignBulk')
  const toast = useToast()
  const { mutateAsync } = useCallMutation(stopBulkSend)
  const stop = async () => {
    await mutateAsync({ params: { id } }).catch(({ message }: Error) => toast(message, 'error'))
    onChange()
    onClose()
  }
  return (
    <ConfirmDialog
      danger
      title={text('run.stopTitle', { title })}
      confirm={text('run.stop')}
      onConfirm={stop}
      onClose={onClose}
    >
      {text('run.stopDetail')}
    </ConfirmDialog>
  )
}
