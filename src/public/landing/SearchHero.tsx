import { otpLimits } from '../../../contracts/platform/publicLimits.ts'
import { LandingHero } from '../../components/landing/parts.tsx'
import { useTexts } from '../../i18n/useTexts.ts'
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
  const isFirst = search.step === 'vehicle'
  const minutes = otpLimits.lifeMs / 60_000
  const lead = search.step === 'phone' ? text('phone.lead') : text('otp.lead', { minutes })
  return (
    <LandingHero
      notice={<UnknownBrandNotice />}
      title={isFirst ? localized(content.headline) : text('phone.title')}
      lead={isFirst ? localized(content.lead) : lead}
      example={<ServerPart name="example" />}
    >
      <div className={isFirst ? undefined : styles.narrow}>
        <SearchSteps search={search} labels={{ send: text('phone.send'), verify: text('otp.verify') }} />
      </div>
    </LandingHero>
  )
}
