import { useTexts } from '../../i18n/useTexts.ts'
import { useBrand, useLocalize } from '../state.ts'
import styles from './BrandFeatures.module.css'
import { PageSection } from './PageSection.tsx'

export const BrandFeatures = () => {
  const text = useTexts('publicChallanLanding')
  const localized = useLocalize()
  const { features } = useBrand().content
  if (features.length === 0) return null
  return (
    <PageSection title={text('features')}>
      <ul className={styles.features}>
        {features.map(({ title, text: detail }, index) => (
          <li key={index}>
            <h3>{localized(title)}</h3>
            <p>{localized(detail)}</p>
          </li>
        ))}
      </ul>
    </PageSection>
  )
}
