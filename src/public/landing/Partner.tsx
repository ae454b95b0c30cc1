import { useTexts } from '../../i18n/useTexts.ts'
import { useBrand, useLocalized } from '../state.ts'
import { Part } from './Part.tsx'
import styles from './Pitch.module.css'
import { Points } from './Points.tsx'
import { contactId } from './parts.ts'

/** What a partner earns, in the brand's words. */
export const Partner = () => {
  const text = useTexts('publicChallanLanding')
  const localized = useLocalized()
  const { partner } = useBrand().content
  return (
    <Part id="partners" title={localized(partner.title)}>
      <div className={styles.pitch}>
        <p>{localized(partner.text)}</p>
        <div>
          <Points points={partner.points} />
          <a className={styles.second} href={`#${contactId}`}>
            {text('partner')}
          </a>
        </div>
      </div>
    </Part>
  )
}
