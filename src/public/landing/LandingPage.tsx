import { useEffect } from 'react'
import { writeBrandToken } from '../../../contracts/challanSession.ts'
import { useTexts } from '../../i18n/useTexts.ts'
import { PublicShell } from '../shell/PublicShell.tsx'
import { usePublicState } from '../state.ts'
import { BrandClaims } from './BrandClaims.tsx'
import { BrandFaq } from './BrandFaq.tsx'
import { BrandFeatures } from './BrandFeatures.tsx'
import { ContactForm } from './ContactForm.tsx'
import { HowItWorks } from './HowItWorks.tsx'
import { Integration } from './Integration.tsx'
import styles from './Landing.module.css'
import { landingSections } from './landingSections.ts'
import { NoBrandNotice } from './NoBrandNotice.tsx'
import { Partner } from './Partner.tsx'
import { SearchHero } from './SearchHero.tsx'
import { TrustedBy } from './TrustedBy.tsx'

/** `/challan-detailed/:brandName` (§2.5). */
const LandingPage = () => {
  const { brand } = usePublicState()
  const text = useTexts('publicChallans')
  // The pages that the bar leads to know by it whose they are.
  useEffect(() => {
    if (brand) writeBrandToken(sessionStorage, brand.token)
  }, [brand])
  if (!brand) return <NoBrandNotice />
  const links = landingSections.map(part => ({ href: `#${part}`, label: text(`nav.${part}`) }))
  return (
    <PublicShell brand={brand} look="ink" links={links}>
      <SearchHero />
      <div className={styles.paper}>
        <BrandClaims />
        <HowItWorks />
        <TrustedBy />
        <BrandFeatures />
        <BrandFaq />
        <Partner />
        <Integration />
        <ContactForm />
      </div>
    </PublicShell>
  )
}

export default LandingPage
