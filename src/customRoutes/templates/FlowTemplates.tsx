import { publishPlan } from '../../../contracts/calls/plans.ts'
import { useCanCall } from '../../authProvider/session.ts'
import { useTexts } from '../../i18n/useTexts.ts'
import { TemplateList } from '../../resources/onboarding/ChooseTemplate.tsx'
import styles from './Templates.module.css'

/** Templates of onboarding flows, each with a link that begins one with it. */
export const FlowTemplates = () => {
  const text = useTexts('onboardingScreen')
  if (!useCanCall(publishPlan)) return null
  return (
    <section aria-label={text('templates.title')}>
      <h2 className={styles.heading}>{text('templates.title')}</h2>
      <p className={styles.lead}>{text('templates.lead')}</p>
      <TemplateList />
    </section>
  )
}
