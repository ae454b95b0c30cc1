import { ChevronDown } from 'lucide-react'
import { limits } from '../../contracts/limits.ts'
import { formatWholeRupees } from '../../contracts/money.ts'
import { useTexts } from '../i18n/useTexts.ts'
import styles from './Landing.module.css'
import { LandingSection } from './LandingSection.tsx'

const questions = ['who', 'before', 'notFound', 'sources', 'bonus', 'balance', 'own', 'later'] as const

export const LandingFaq = () => {
  const text = useTexts('landing')
  const values = { amount: formatWholeRupees(limits.bonusPaise) }
  return (
    <LandingSection title={text('faq.title')}>
      <div className={styles.questions}>
        {questions.map(name => (
          <details key={name}>
            <summary>
              {text(`faq.${name}`, values)}
              <ChevronDown size={18} aria-hidden="true" />
            </summary>
            <p>{text(`faq.${name}Answer`, values)}</p>
          </details>
        ))}
      </div>
    </LandingSection>
  )
}
