import { FlaskConical, Languages, Scale, Server, Tag, TextSearch } from 'lucide-react'
import { useTexts } from '../i18n/useTexts.ts'
import { LandingCards } from './LandingCards.tsx'
import { LandingSection } from './LandingSection.tsx'

const icons = {
  price: Tag,
  explains: TextSearch,
  sandbox: FlaskConical,
  ledger: Scale,
  open: Server,
  languages: Languages,
}

export const Differentiators = () => {
  const text = useTexts('landing')
  const names = Object.keys(icons) as (keyof typeof icons)[]
  const cards = names.map(name => ({
    icon: icons[name],
    title: text(`different.${name}.title`),
    detail: text(`different.${name}.detail`),
  }))
  return (
    <LandingSection title={text('different.title')}>
      <LandingCards cards={cards} />
    </LandingSection>
  )
}
