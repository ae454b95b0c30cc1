import { useTexts } from '../../i18n/useTexts.ts'
import { useBrand, useLocalized } from '../state.ts'
import styles from './Features.module.css'
import { Part } from './Part.tsx'

export const Features = () => {
  const text = useTexts('publicChallanLanding')
  const localized = useLocalized()
  const { features } = useBrand().content
  if (features.length === 0) return null
  return (
    <Part title={text('features')}>
      <ul className={styles.features}>
        {features.map(({ title, text: detail }, index) => (
          <li key={index}>
            <h3>{localized(title)}</h3>
            <p>{localized(detail)}</p>
          </li>
        ))}
      </ul>
    </Part>
  )
}
