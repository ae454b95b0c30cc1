import { useTexts } from '../../i18n/useTexts.ts'
import styles from './HowItWorks.module.css'
import { PageSection } from './PageSection.tsx'

const steps = ['number', 'phone', 'choose', 'follow'] as const

export const HowItWorks = () => {
  const text = useTexts('publicChallanLanding')
  return (
    <PageSection id="how" title={text('how.title')}>
      <ol className={styles.steps}>
        {steps.map((step, index) => (
          <li key={step}>
            <i aria-hidden="true">{index + 1}</i>
            <b>{text(`how.${step}`)}</b>
            <span>{text(`how.${step}Detail`)}</span>
          </li>
        ))}
      </ol>
    </PageSection>
  )
}
