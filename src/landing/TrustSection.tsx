import { EyeOff, Link2, Lock, Smartphone } from 'lucide-react'
import { useTexts } from '../i18n/useTexts.ts'
import { LandingCards } from './LandingCards.tsx'
import { LandingSection } from './LandingSection.tsx'
import styles from './TrustSection.module.css'

const icons = { masked: EyeOff, sealed: Lock, chain: Link2, secondFactor: Smartphone }

export const TrustSection = () => {
  const text = useTexts('landing')
  const names = Object.keys(icons) as (keyof typeof icons)[]
  const cards = names.map(name => ({
    icon: icons[name],
    title: text(`trust.${name}.title`),
    detail: text(`trust.${name}.detail`),
  }))
  return (
    <LandingSection title={text('trust.title')}>
      <LandingCards cards={cards} />
      <h3 className={styles.title}>{text('trust.dpdpTitle')}</h3>
      <p className={styles.words}>{text('trust.dpdp')}</p>
    </LandingSection>
  )
}
