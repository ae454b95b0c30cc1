import { useTexts } from '../../i18n/useTexts.ts'
import { useBrand, useLocalize } from '../state.ts'
import styles from './BrandClaims.module.css'

/** What the brand promises about settlement (A103, A125): three over the ink's edge, the rest below. */
export const BrandClaims = () => {
  const text = useTexts('publicChallanLanding')
  const localized = useLocalize()
  const { claims } = useBrand().content
  if (claims.length === 0) return null
  return (
    <section aria-label={text('claims')}>
      <ul className={styles.claims}>
        {claims.map(({ figure, words }, index) => (
          <li key={index}>
            <b>{localized(figure)}</b>
            <span>{localized(words)}</span>
          </li>
        ))}
      </ul>
    </section>
  )
}
