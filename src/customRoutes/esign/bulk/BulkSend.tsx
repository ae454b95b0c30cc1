import { Skeleton } from '@mui/material'
import { useState } from 'react'
import { readBulkSend } from '../../../../contracts/calls/esignBulk.ts'
import type { ShownBulkSend } from '../../../../contracts/esign/bulk.ts'
import { bulkSendStateChoices } from '../../../../contracts/esign/bulkStates.ts'
import { paths } from '../../../../contracts/platform/paths.ts'
import { InlineAlert } from '../../../components/InlineAlert.tsx'
import { PageHeader } from '../../../components/PageHeader.tsx'
import { Section } from '../../../components/Section.tsx'
import { ToneChip } from '../../../components/ToneChip.tsx'
import { TwoColumns } from '../../../components/TwoColumns.tsx'
import { useCallQuery } from '../../../dataProvider/useCallQuery.ts'
import { useLocale } from '../../../i18n/locale.ts'
import { useTexts } from '../../../i18n/useTexts.ts'
import styles from './Bulk.module.css'
import { BulkPrice } from './BulkPrice.tsx'
import { BulkProgress } from './BulkProgress.tsx'
import { BulkRows } from './BulkRows.tsx'
import { DiscardButton } from './DiscardButton.tsx'
import { NotThere } from './NotThere.tsx'

const RUNNING_MS = 1_500

/** A list: what is wrong with its rows, what sending costs, how far it is, and what has become of each row. */
export const BulkSend = ({ id }: { id: string }) => {
  const [isRunning, setRunning] = useState(true)
  const { data, error, refetch } = useCallQuery(
    readBulkSend,
    { params: { id } },
    { retry: false, refetchInterval: isRunning && RUNNING_MS },
  )
  const runs = data?.state === 'running'
  if (data && runs !== isRunning) setRunning(runs)
  if (data) return <Loaded send={data} onChange={() => void refetch()} />
  return error ? <NotThere error={error} onRetry={() => void refetch()} /> : <Skeleton variant="rounded" height={320} />
}

const Loaded = ({ send, onChange }: { send: ShownBulkSend; onChange: () => void }) => {
  const text = useTexts('esignBulk')
  const words = useTexts('esignScreen')
  const locale = useLocale()
  const { id, title, state, problem, fileName, counts, unusedColumns } = send
  const { label, tone = 'neutral' } = bulkSendStateChoices[state]
  const isStarted = state !== 'ready'
  const left = counts.ready + counts.failed
  return (
    <>
      <PageHeader
        crumbs={[{ label: words('product'), to: paths.esign }, { label: fileName ?? text('byApi') }]}
        title={text('title', { title })}
        actions={state === 'ready' && <DiscardButton id={id} />}
      />
      <TwoColumns
        sticky
        aside={
          state !== 'running' && (left > 0 || !isStarted) ? <BulkPrice send={send} onStart={onChange} /> : undefined
        }
      >
        {problem && <InlineAlert tone="warning">{problem}</InlineAlert>}
        {unusedColumns.length > 0 && !isStarted && (
          <InlineAlert tone="info">{text('unused', { columns: unusedColumns.join(', ') })}</InlineAlert>
        )}
        <Section
          title={text(isStarted ? 'run.title' : 'run.checked')}
          aside={<ToneChip tone={tone} label={label[locale]} />}
        >
          <BulkProgress send={send} onChange={onChange} />
        </Section>
        <Section title={text('rows.title')}>
          <div className={styles.list}>
            <BulkRows key={`${id} ${state}`} send={send} />
          </div>
        </Section>
      </TwoColumns>
    </>
  )
}
