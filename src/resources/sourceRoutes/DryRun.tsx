import { Checkbox, FormControlLabel, FormGroup, TextField } from '@mui/material'
import { useState } from 'react'
import { dryRunRoute } from '../../../contracts/calls/sourceRoutes.ts'
import type { SourceRouteDetail } from '../../../contracts/resources/sourceRoute.ts'
import { useStaffCanCall } from '../../authProvider/staff.ts'
import { BusyButton } from '../../components/BusyButton.tsx'
import { InlineAlert } from '../../components/InlineAlert.tsx'
import { Section } from '../../components/Section.tsx'
import { useCallMutation } from '../../dataProvider/useCallQuery.ts'
import { useTexts } from '../../i18n/useTexts.ts'
import { DryRunResult } from './DryRunResult.tsx'
import styles from './SourceRoutes.module.css'

const SANDBOX = { provider: 'sandbox', label: 'Sandbox', problem: null } as const
const MAX = 4
const MIN_REASON = 5

/** Compares sources on documented test values before anybody switches. */
export const DryRunSection = ({ record: route }: { record: SourceRouteDetail }) => {
  const text = useTexts('adminSources')
  const mayRun = useStaffCanCall(dryRunRoute)
  const sources = [SANDBOX, ...route.providers].filter(({ problem }) => problem === null)
  const [chosen, setChosen] = useState<readonly string[]>(() => sources.slice(0, 2).map(({ provider }) => provider))
  const [reason, setReason] = useState('')
  const run = useCallMutation(dryRunRoute)
  if (!mayRun || sources.length < 2) return null
  const toggle = (id: string) =>
    setChosen(sources.map(({ provider }) => provider).filter(one => (one === id) !== chosen.includes(one)))
  const isReady = chosen.length >= 2 && chosen.length <= MAX && reason.trim().length >= MIN_REASON
  return (
    <div className={styles.parts}>
      <Section title={text('dry.title')}>
        <p className={styles.none}>{text('dry.lead')}</p>
        <FormGroup row role="group" aria-label={text('dry.sources')}>
          {sources.map(({ provider, label }) => (
            <FormControlLabel
              key={provider}
              label={label}
              control={<Checkbox checked={chosen.includes(provider)} onChange={() => toggle(provider)} />}
            />
          ))}
        </FormGroup>
        <div className={styles.run}>
          <TextField
            size="small"
            required
            label={text('dry.reason')}
            value={reason}
            helperText={chosen.length < 2 ? text('dry.atLeastTwo') : undefined}
            onChange={event => setReason(event.target.value)}
            slotProps={{ htmlInput: { maxLength: 300 } }}
          />
          <BusyButton
            variant="outlined"
            disabled={!isReady}
            busy={run.isPending}
            onClick={() =>
              run.mutate({ params: { product: route.product }, body: { sources: [...chosen], reason: reason.trim() } })
            }
          >
            {text('dry.run')}
          </BusyButton>
        </div>
        {run.error && <InlineAlert tone="danger">{run.error.message}</InlineAlert>}
      </Section>
      {run.data && <DryRunResult result={run.data} />}
    </div>
  )
}
