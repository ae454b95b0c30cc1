import { TextField } from '@mui/material'
import type { listTrySources, tryProduct } from '../../../../contracts/calls/trySources.ts'
import { tryProduct as call } from '../../../../contracts/calls/trySources.ts'
import { useStaffCanCall } from '../../../authProvider/staff.ts'
import { BusyButton } from '../../../components/BusyButton.tsx'
import { InlineAlert } from '../../../components/InlineAlert.tsx'
import { RadioChoices } from '../../../components/RadioChoices.tsx'
import { Section } from '../../../components/Section.tsx'
import type { ReplyOf } from '../../../dataProvider/api.ts'
import type { BodyOf } from '../../../dataProvider/send.ts'
import { useTexts } from '../../../i18n/useTexts.ts'
import styles from './TryApis.module.css'

type Facts = ReplyOf<typeof listTrySources>

interface TryPanelProps {
  facts: Facts | undefined
  source: BodyOf<typeof tryProduct>['source']
  onSource: (source: string) => void
  reason: string
  onReason: (reason: string) => void
  needsReason: boolean
  /** The server's error about the reason. */
  problem: string | undefined
  broken: boolean
  busy: boolean
  onRun: () => void
}

/** Whom to ask, why, and the button. */
export const TryPanel = (props: TryPanelProps) => {
  const { facts, source, onSource, reason, onReason, needsReason, problem, broken, busy, onRun } = props
  const text = useTexts('adminSources')
  const mayTry = useStaffCanCall(call)
  const sources = facts?.sources ?? []
  const chosen = sources.find(({ id }) => id === source)
  const detailOf = ({ environment, problem: missing }: Facts['sources'][number]) =>
    missing ? text(`try.problem.${missing}`) : environment ? text(`environment.${environment}`) : undefined
  return (
    <Section title={text('try.source')}>
      <div className={styles.fields}>
        <RadioChoices
          title={text('try.whom')}
          value={source}
          choices={sources.map(one => {
            const detail = detailOf(one)
            return { value: one.id, label: one.label, ...(detail && { detail }) }
          })}
          onChange={onSource}
        />
        {chosen?.environment === 'live' && <InlineAlert tone="warning">{text('try.live')}</InlineAlert>}
        <TextField
          multiline
          minRows={2}
          required={needsReason}
          label={text('try.reason')}
          value={reason}
          error={problem !== undefined}
          helperText={problem ?? text(needsReason ? 'try.reasonNeeded' : 'try.reasonHint')}
          onChange={event => onReason(event.target.value)}
          slotProps={{ htmlInput: { maxLength: 300 } }}
        />
        {mayTry ? (
          <BusyButton
            variant="contained"
            disabled={broken || !facts?.canTry || !!chosen?.problem}
            busy={busy}
            onClick={onRun}
          >
            {text('try.run')}
          </BusyButton>
        ) : (
          <p className={styles.quiet}>{text('try.lookOnly')}</p>
        )}
      </div>
    </Section>
  )
}
