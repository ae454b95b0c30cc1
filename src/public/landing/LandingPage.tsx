import { useEffect } from 'react'
import { writeBrandToken } from '../../../contracts/challanSession.ts'
import { useTexts } from '../../i18n/useTexts.ts'
import { PublicShell } from '../shell/Shell.tsx'
import { usePublicState } from '../state.ts'
import { BrandClaims } from './Claims.tsx'
import { NoBrandNotice } from './Closed.tsx'
import { ContactForm } from './Contact.tsx'
import { BrandFeatures } from './Features.tsx'
import { SearchHero } from './Hero.tsx'
import { HowItWorks } from './How.tsx'
import { Integration } from './Integration.tsx'
import styles from './Landing.module.css'
import { Partner } from './Partner.tsx'
import { landingSections } from './parts.ts'
import { BrandFaq } from './Questions.tsx'
import { TrustedBy } from './Trusted.tsx'

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
