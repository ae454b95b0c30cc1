import { CircleCheck } from 'lucide-react'
import { useState } from 'react'
import { Section } from '../../../components/Section.tsx'
import { ToneChip } from '../../../components/ToneChip.tsx'
import { useCall } from '../../../dataProvider/useCall.ts'
import { useTexts } from '../../../i18n/useTexts.ts'
import { customerFactor, type Flow } from './calls.ts'
import { FactorDialog } from './FactorDialog.tsx'
import { FactorStatus } from './FactorStatus.tsx'

/** The customer's, or a secondary user's own. */
export const SecondFactorSection = () => {
  const text = useTexts('secondFactor')
  const [flow, setFlow] = useState<Flow | null>(null)
  const { data } = useCall(customerFactor.read, {})
  return (
    <Section
      title={text('title')}
      badge={data?.on && <ToneChip tone="success" icon={CircleCheck} label={text('on')} />}
    >
      <FactorStatus calls={customerFactor} onFlow={setFlow} />
      {flow && <FactorDialog calls={customerFactor} flow={flow} onClose={() => setFlow(null)} />}
    </Section>
  )
}
