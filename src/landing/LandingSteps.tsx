import { Check } from 'lucide-react'
import { limits } from '../../contracts/limits.ts'
import { formatCount } from '../../contracts/money.ts'
import { useTexts } from '../i18n/useTexts.ts'
import styles from './Landing.module.css'
import { LandingSection, navSteps } from './LandingSection.tsx'

const rows = formatCount(limits.bulk.maxRows)

/** Explains the navbar's three steps. */
export const LandingSteps = () => {
  const text = useTexts('landing')
  return (
    <LandingSection title={text('how.title')}>
      <ol className={styles.steps}>
        {navSteps.map(({ name, id }, index) => (
          <li key={name} id={id}>
            <span className={styles.number} aria-hidden="true">
              {index + 1}
            </span>
            <div>
              <h3>{text(`how.${name}.title`)}</h3>
              <p>{text(`how.${name}.detail`)}</p>
              <ul>
                {(['point1', 'point2'] as const).map(point => (
                  <li key={point}>
                    <Check size={16} aria-hidden="true" /> {text(`how.${name}.${point}`, { rows })}
                  </li>
                ))}
              </ul>
            </div>
          </li>
        ))}
      </ol>
    </LandingSection>
  )
}
