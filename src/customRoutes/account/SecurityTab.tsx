import { CircleCheck } from 'lucide-react'
import { useState } from 'react'
import { Section } from '../../components/Section.tsx'
import { ToneChip } from '../../components/ToneChip.tsx'
import { useCallQuery } from '../../dataProvider/useCallQuery.ts'
import { useTexts } from '../../i18n/useTexts.ts'
import styles from './Account.module.css'
import { SessionsSection } from './SessionsSection.tsx'
import { SecondFactorDialog } from './secondFactor/SecondFactorDialog.tsx'
import { SecondFactorStatus } from './secondFactor/SecondFactorStatus.tsx'
import { customerSecondFactorCalls, type SecondFactorFlow } from './secondFactor/secondFactorCalls.ts'

/** How one gets into the account, and how to shut everybody out. */
const SecurityTab = () => (
  <div className={styles.columns}>
    <div className={styles.stack}>
      <SecondFactorSection />
      <SessionsSection />
    </div>
  </div>
)

export default SecurityTab

/** The customer's, or a secondary user's own. */
const SecondFactorSection = () => {
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
