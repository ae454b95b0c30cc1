import { EyeOff, Link2, Lock, Smartphone } from 'lucide-react'
import { useTexts } from '../i18n/useTexts.ts'
import { Cards } from './Cards.tsx'
import { Part } from './Part.tsx'
import styles from './Trust.module.css'

const icons = { masked: EyeOff, sealed: Lock, chain: Link2, secondFactor: Smartphone }

export const Trust = () => {
  const text = useTexts('landing')
  const names = Object.keys(icons) as (keyof typeof icons)[]
  const cards = names.map(name => ({
    icon: icons[name],
    title: text(`trust.${name}.title`),
    detail: text(`trust.${name}.detail`),
  }))
  return (
    <Part title={text('trust.title')}>
      <Cards cards={cards} />
      <h3 className={styles.title}>{text('trust.dpdpTitle')}</h3>
      <p className={styles.words}>{text('trust.dpdp')}</p>
    </Part>
  )
}
