import { useEffect } from 'react'
import { writeBrandToken } from '../../../contracts/challanSession.ts'
import { useTexts } from '../../i18n/useTexts.ts'
import { Shell } from '../shell/Shell.tsx'
import { usePublicState } from '../state.ts'
import { Claims } from './Claims.tsx'
import { Closed } from './Closed.tsx'
import { Contact } from './Contact.tsx'
import { Features } from './Features.tsx'
import { Hero } from './Hero.tsx'
import { How } from './How.tsx'
import { Integration } from './Integration.tsx'
import styles from './Landing.module.css'
import { Partner } from './Partner.tsx'
import { parts } from './parts.ts'
import { Questions } from './Questions.tsx'
import { Trusted } from './Trusted.tsx'

/** `/challan-detailed/:brandName` (§2.5). */
const LandingPage = () => {
  const { brand } = usePublicState()
  const text = useTexts('publicChallans')
  // The pages that the bar leads to know by it whose they are.
  useEffect(() => {
    if (brand) writeBrandToken(sessionStorage, brand.token)
  }, [brand])
  if (!brand) return <Closed />
  const links = parts.map(part => ({ href: `#${part}`, label: text(`nav.${part}`) }))
  return (
    <Shell brand={brand} look="ink" links={links}>
      <Hero />
      <div className={styles.paper}>
        <Claims />
        <How />
        <Trusted />
        <Features />
        <Questions />
        <Partner />
        <Integration />
        <Contact />
      </div>
    </Shell>
  )
}

export default LandingPage
