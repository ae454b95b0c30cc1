import { FlaskConical, Languages, Scale, Server, Tag, TextSearch } from 'lucide-react'
import { useTexts } from '../i18n/useTexts.ts'
import { Cards } from './Cards.tsx'
import { Part } from './Part.tsx'

const icons = {
  price: Tag,
  explains: TextSearch,
  sandbox: FlaskConical,
  ledger: Scale,
  open: Server,
  languages: Languages,
}

export const Different = () => {
  const text = useTexts('landing')
  const names = Object.keys(icons) as (keyof typeof icons)[]
  const cards = names.map(name => ({
    icon: icons[name],
    title: text(`different.${name}.title`),
    detail: text(`different.${name}.detail`),
  }))
  return (
    <Part title={text('different.title')}>
      <Cards cards={cards} />
    </Part>
  )
}
