import { Plus } from 'lucide-react'
import { useTexts } from '../../i18n/useTexts.ts'
import { useBrand, useLocalize } from '../state.ts'
import styles from './Landing.module.css'
import { PageSection } from './PageSection.tsx'

/** Native details elements: they open without JavaScript, and find-in-page searches the closed ones. */
export const BrandFaq = () => {
  const text = useTexts('publicChallanLanding')
  const localized = useLocalize()
  const { questions } = useBrand().content
  if (questions.length === 0) return null
  return (
    <PageSection id="questions" title={text('questions')}>
      <div className={styles.questions}>
        {questions.map(({ question, answer }, index) => (
          <details key={index} open={index === 0}>
            <summary>
              {localized(question)}
              <Plus size={20} strokeWidth={1.75} aria-hidden="true" />
            </summary>
            <p>{localized(answer)}</p>
          </details>
        ))}
      </div>
    </PageSection>
  )
}
