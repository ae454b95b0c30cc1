import { otpLimits } from '../../../contracts/publicLimits.ts'
import { useTexts } from '../../i18n/useTexts.ts'
import ink from '../../theme/ink.module.css'
import { SearchSteps } from '../search/SearchSteps.tsx'
import { useVehicleSearch } from '../search/useVehicleSearch.ts'
import { useBrand, useLocalize } from '../state.ts'
import { UnknownBrandNotice } from './BrandNotice.tsx'
import styles from './SearchHero.module.css'
import { ServerPart } from './ServerPart.tsx'

/** The search on a dark background. Its heading depends on the step. */
export const SearchHero = () => {
  const text = useTexts('publicChallanSearch')
  const localized = useLocalize()
  const { content } = useBrand()
  const search = useVehicleSearch()
  const { step } = search
  const minutes = otpLimits.lifeMs / 60_000
  const lead = step === 'phone' ? text('phone.lead') : text('otp.lead', { minutes })
  return (
    <div className={styles.hero}>
      <div className={styles.inner}>
        <div className={`${styles.words} ${ink.ink}`}>
          <UnknownBrandNotice />
          <h1>{step === 'vehicle' ? localized(content.headline) : text('phone.title')}</h1>
          <p className={styles.lead}>{step === 'vehicle' ? localized(content.lead) : lead}</p>
          <div className={step === 'vehicle' ? undefined : styles.narrow}>
            <SearchSteps search={search} labels={{ send: text('phone.send'), verify: text('otp.verify') }} />
          </div>
        </div>
        <ServerPart name="example" />
      </div>
    </div>
  )
}
