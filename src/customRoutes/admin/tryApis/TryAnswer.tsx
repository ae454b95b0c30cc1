import { Send } from 'lucide-react'
import type { Tried } from '../../../../contracts/calls/trySources.ts'
import { EmptyState } from '../../../components/EmptyState.tsx'
import { FactList, FactRow } from '../../../components/FactRow.tsx'
import { InlineAlert } from '../../../components/InlineAlert.tsx'
import { JsonView } from '../../../components/JsonView.tsx'
import { Money } from '../../../components/Money.tsx'
import { Section } from '../../../components/Section.tsx'
import { StatusChip } from '../../../components/StatusChip.tsx'
import type { CallError } from '../../../dataProvider/callError.ts'
import { useTexts } from '../../../i18n/useTexts.ts'

interface TryAnswerProps {
  tried: Tried | undefined
  error: CallError | null
  /** The name of the source that was asked. */
  label: string | undefined
}

/** The last outcome: status, time, cost and the masked answer. */
export const TryAnswer = ({ tried, error, label }: TryAnswerProps) => {
  const text = useTexts('adminSources')
  if (error)
    return (
      <Section title={text('try.answer')}>
        <InlineAlert tone="danger">{error.message}</InlineAlert>
      </Section>
    )
  if (!tried)
    return (
      <Section flush title={text('try.answer')}>
        <EmptyState icon={Send} title={text('try.none')}>
          {text('try.noneDetail')}
        </EmptyState>
      </Section>
    )
  return (
    <>
      <Section title={text('try.answer')} badge={<StatusChip status={tried.status} />}>
        {tried.problem && <InlineAlert tone="warning">{tried.problem}</InlineAlert>}
        <FactList>
          <FactRow label={text('try.source')}>{label ?? tried.source}</FactRow>
          <FactRow label={text('try.took')}>
            <span className="num">{text('ms', { ms: tried.durationMs })}</span>
          </FactRow>
          <FactRow label={text('try.cost')}>
            {tried.costPaise === null ? text('unknown') : <Money paise={tried.costPaise} />}
          </FactRow>
          <FactRow label={text('try.value')}>{text(tried.isTestValue ? 'try.testValue' : 'try.otherValue')}</FactRow>
        </FactList>
      </Section>
      {tried.result && <JsonView label={text('try.answer')} value={tried.result} bar={text('try.masked')} />}
    </>
  )
}
