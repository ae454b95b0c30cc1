import { useEffect } from 'react'
import { writeBrandToken } from '../../../contracts/challans/challanSession.ts'
import { otpLimits } from '../../../contracts/platform/publicLimits.ts'
import { useTexts } from '../../i18n/useTexts.ts'
import ink from '../../theme/ink.module.css'
import { NoBrandNotice, UnknownBrandNotice } from '../landing/BrandNotice.tsx'
import { SearchSteps } from '../search/SearchSteps.tsx'
import { useVehicleSearch } from '../search/useVehicleSearch.ts'
import { PublicShell } from '../shell/PublicShell.tsx'
import { usePublicState } from '../state.ts'
import styles from './Simple.module.css'

/** `/challan-detailed?token=…` (A119): the search only. Without a token it uses the first brand. */
const SimplePage = () => {
  const { brand } = usePublicState()
  useEffect(() => {
    if (brand) writeBrandToken(sessionStorage, brand.token)
  }, [brand])
  if (!brand) return <NoBrandNotice />
  return (
    <PublicShell brand={brand} look="ink">
      <div className={`${styles.ground} ${ink.ink}`}>
        <div className={styles.search}>
          <UnknownBrandNotice />
          <Search />
        </div>
      </div>
    </PublicShell>
  )
}

const Search = () => {
  const text = useTexts('publicChallanSearch')
  const search = useVehicleSearch()
  const { step } = search
  const words = {
    vehicle: [text('simple.title'), text('simple.lead')],
    phone: [text('simple.login'), text('phone.lead')],
    otp: [text('simple.otpTitle'), text('otp.lead', { minutes: otpLimits.lifeMs / 60_000 })],
  }[step]
  return (
    <>
      <h1>{words[0]}</h1>
      <p className={styles.lead}>{words[1]}</p>
      <SearchSteps search={search} labels={{ send: text('simple.get'), verify: text('simple.verify') }} />
    </>
  )
}

export default SimplePage
