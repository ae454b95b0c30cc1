import { CircleCheck } from 'lucide-react'
import { useState } from 'react'
import { Section } from '../../../components/Section.tsx'
import { ToneChip } from '../../../components/ToneChip.tsx'
import { useCallQuery } from '../../../dataProvider/useCallQuery.ts'
import { useTexts } from '../../../i18n/useTexts.ts'
import { SecondFactorDialog } from './SecondFactorDialog.tsx'
import { SecondFactorStatus } from './SecondFactorStatus.tsx'
import { customerSecondFactorCalls, type SecondFactorFlow } from './secondFactorCalls.ts'

/** The customer's, or a secondary user's own. */
export const SecondFactorSection = () => {
  const text = useTexts('secondFactor')
  const [flow, setFlow] = useState<SecondFactorFlow | null>(null)
  const { data } = useCallQuery(customerSecondFactorCalls.read, {})
  return (
    <Section
      title={text('title')}
      badge={data?.on && <ToneChip tone="success" icon={CircleCheck} label={text('on')} />}
    >
      <SecondFactorStatus calls={customerSecondFactorCalls} onFlow={setFlow} />
      {flow && <SecondFactorDialog calls={customerSecondFactorCalls} flow={flow} onClose={() => setFlow(null)} />}
    </Section>
  )
}
