import { CircleX, CloudOff, Send, TriangleAlert } from 'lucide-react'
import { Link } from 'react-router-dom'
import { entryOf } from '../../../contracts/checks/catalogue.ts'
import { withId } from '../../../contracts/platform/paths.ts'
import { CopyButton } from '../../components/CopyButton.tsx'
import { EmptyState } from '../../components/EmptyState.tsx'
import { FactList, FactRow } from '../../components/FactRow.tsx'
import { InlineAlert } from '../../components/InlineAlert.tsx'
import { JsonView } from '../../components/JsonView.tsx'
import { Money } from '../../components/Money.tsx'
import { Section } from '../../components/Section.tsx'
import { StatusChip } from '../../components/StatusChip.tsx'
import { ToneChip } from '../../components/ToneChip.tsx'
import { useTexts } from '../../i18n/useTexts.ts'
import { ModeChip } from '../../resources/apiKeys/cells.tsx'
import type { Run } from './runs.ts'
import styles from './TestApis.module.css'

/** The last run: outcome, measurements and response body. */
export const RunResponse = ({ run, busy }: { run: Run | null; busy: boolean }) => {
  const text = useTexts('testApis')
  if (!run)
    return (
      <Section flush title={text('answer')}>
        <EmptyState icon={Send} title={text(busy ? 'running' : 'none')}>
          {text('noneDetail')}
        </EmptyState>
      </Section>
    )
  return (
    <>
      <Section title={text('answer')} badge={<RunChip run={run} />} aside={<ModeChip mode={run.mode} />}>
        {run.message && (
          <InlineAlert tone={run.httpStatus === 0 ? 'warning' : 'danger'}>
            {run.httpStatus === 0 ? text('lost') : run.message}
          </InlineAlert>
        )}
        <Measures run={run} />
      </Section>
      {run.reply !== null && <JsonView label={text('answer')} value={run.reply} />}
    </>
  )
}

/** The outcome, in the words of the verification's status if it has one. */
export const RunChip = ({ run }: { run: Run }) => {
  const text = useTexts('testApis')
  if (run.status) return <StatusChip status={run.status} />
  if (run.httpStatus === 0) return <ToneChip tone="warning" dashed icon={CloudOff} label={text('outcome.lost')} />
  if (run.httpStatus >= 500) return <ToneChip tone="danger" icon={TriangleAlert} label={text('outcome.failed')} />
  return <ToneChip tone="danger" icon={CircleX} label={text('outcome.refused')} />
}

const Measures = ({ run }: { run: Run }) => {
  const text = useTexts('testApis')
  const { httpStatus, latencyMs, chargePaise, requestId, verificationId, product } = run
  return (
    <FactList>
      <FactRow label={text('http')}>{httpStatus > 0 && <span className="num">{httpStatus}</span>}</FactRow>
      <FactRow label={text('latency')}>
        <span className="num">{text('ms', { ms: latencyMs })}</span>
      </FactRow>
      <FactRow label={text('charge')}>{chargePaise === null ? text('unknown') : <Money paise={chargePaise} />}</FactRow>
      <FactRow label={text('requestId')}>
        {requestId && (
          <span className={styles.id}>
            <span className="mono">{requestId}</span>
            <CopyButton value={requestId} name={text('requestId')} />
          </span>
        )}
      </FactRow>
      {verificationId && (
        <FactRow label={text('verification')}>
          <Link className="mono" to={withId(entryOf(product).paths.detail, verificationId)}>
            {verificationId}
          </Link>
        </FactRow>
      )}
    </FactList>
  )
}
