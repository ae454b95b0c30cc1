import { CircleCheck } from 'lucide-react'
import { useState } from 'react'
import { Section } from '../../../components/Section.tsx'
import { ToneChip } from '../../../components/ToneChip.tsx'
import { useCallQuery } from '../../../dataProvider/useCall.ts'
import { useTexts } from '../../../i18n/useTexts.ts'
import { customerSecondFactorCalls, type SecondFactorFlow } from './calls.ts'
import { SecondFactorDialog } from './FactorDialog.tsx'
import { SecondFactorStatus } from './FactorStatus.tsx'

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
