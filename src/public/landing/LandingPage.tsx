import { useEffect } from 'react'
import { writeBrandToken } from '../../../contracts/challans/challanSession.ts'
import { LandingPaper } from '../../components/landing/parts.tsx'
import { useTexts } from '../../i18n/useTexts.ts'
import { PublicShell } from '../shell/PublicShell.tsx'
import { usePublicState } from '../state.ts'
import { NoBrandNotice } from './BrandNotice.tsx'
import { ContactForm } from './ContactForm.tsx'
import { SearchHero } from './SearchHero.tsx'
import { ServerPart } from './ServerPart.tsx'
import { landingSections } from './sectionIds.ts'
import { TrustedBy } from './TrustedBy.tsx'

/** `/challan-detailed/:brandName` (§2.5). */
const LandingPage = () => {
  const { brand } = usePublicState()
  const text = useTexts('publicChallans')
  // The pages behind the top bar read the brand from the session.
  useEffect(() => {
    if (brand) writeBrandToken(sessionStorage, brand.token)
  }, [brand])
  if (!brand) return <NoBrandNotice />
  const links = landingSections.map(part => ({ href: `#${part}`, label: text(`nav.${part}`) }))
  return (
    <PublicShell brand={brand} look="ink" links={links}>
      <SearchHero />
      <LandingPaper>
        <ServerPart name="claims" />
        <TrustedBy />
        <ServerPart name="about" />
        <ContactForm />
      </LandingPaper>
    </PublicShell>
  )
}

export default LandingPage
