import { useTexts } from '../../i18n/useTexts.ts'
import { useBrand, useLocalize } from '../state.ts'
import { BulletPoints } from './BulletPoints.tsx'
import { contactId } from './landingSections.ts'
import { PageSection } from './PageSection.tsx'
import styles from './Pitch.module.css'

/** What a partner earns, in the brand's words. */
export const Partner = () => {
  const text = useTexts('publicChallanLanding')
  const localized = useLocalize()
  const { partner } = useBrand().content
  return (
    <PageSection id="partners" title={localized(partner.title)}>
      <div className={styles.pitch}>
        <p>{localized(partner.text)}</p>
        <div>
          <BulletPoints points={partner.points} />
          <a className={styles.second} href={`#${contactId}`}>
            {text('partner')}
          </a>
        </div>
      </div>
    </PageSection>
  )
}
