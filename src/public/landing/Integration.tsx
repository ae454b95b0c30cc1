import linkStyles from '../../components/plain/LinkButton.module.css'
import { useTexts } from '../../i18n/useTexts.ts'
import { useBrand, useLocalize } from '../state.ts'
import { BulletPoints } from './BulletPoints.tsx'
import { contactId } from './landingSections.ts'
import { PageSection } from './PageSection.tsx'
import styles from './Pitch.module.css'

/** A page of one's own or the API. The demo call leads to the form below (A105), without JavaScript too. */
export const Integration = () => {
  const text = useTexts('publicChallanLanding')
  const localized = useLocalize()
  const { integration } = useBrand().content
  return (
    <PageSection id="business" title={localized(integration.title)}>
      <div className={styles.pitch}>
        <p>{localized(integration.text)}</p>
        <div>
          <BulletPoints points={integration.points} />
          <a className={linkStyles.link} href={`#${contactId}`}>
            {text('schedule')}
          </a>
        </div>
      </div>
    </PageSection>
  )
}
