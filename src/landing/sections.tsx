import {
  EyeOff,
  FlaskConical,
  Languages,
  Link2,
  Lock,
  type LucideIcon,
  Scale,
  Server,
  Smartphone,
  Tag,
  TextSearch,
} from 'lucide-react'
import { lowestPaise } from '../../contracts/checks/catalogue.ts'
import { limits } from '../../contracts/platform/limits.ts'
import { formatCount, formatPaise, formatWholeRupees } from '../../contracts/platform/money.ts'
import {
  LandingCards,
  LandingFacts,
  LandingQuestions,
  LandingSection,
  LandingSteps,
} from '../components/landing/parts.tsx'
import { useTexts } from '../i18n/useTexts.ts'
import styles from './Landing.module.css'
import { navSteps } from './navSteps.ts'

const bonus = formatWholeRupees(limits.bonusPaise)
const rows = formatCount(limits.bulk.maxRows)

export const Facts = () => {
  const text = useTexts('landing')
  const facts = [
    { figure: text('facts.priceFrom', { amount: formatPaise(lowestPaise) }), words: text('facts.price') },
    { figure: formatPaise(0), words: text('facts.down') },
    { figure: bonus, words: text('facts.bonus') },
  ]
  return <LandingFacts facts={facts} />
}

/** Explains the navbar's three steps. */
export const HowItWorks = () => {
  const text = useTexts('landing')
  const steps = navSteps.map(({ name, id }) => ({
    id,
    title: text(`how.${name}.title`),
    detail: text(`how.${name}.detail`),
    points: (['point1', 'point2'] as const).map(point => text(`how.${name}.${point}`, { rows })),
  }))
  return (
    <LandingSection title={text('how.title')}>
      <LandingSteps steps={steps} />
    </LandingSection>
  )
}

/** Icons of statements, by the names of their texts. */
const entries = <Name extends string>(icons: Record<Name, LucideIcon>) => Object.entries(icons) as [Name, LucideIcon][]

const differences = entries({
  price: Tag,
  explains: TextSearch,
  sandbox: FlaskConical,
  ledger: Scale,
  open: Server,
  languages: Languages,
})

export const Differentiators = () => {
  const text = useTexts('landing')
  const cards = differences.map(([name, icon]) => ({
    icon,
    title: text(`different.${name}.title`),
    detail: text(`different.${name}.detail`),
  }))
  return (
    <LandingSection title={text('different.title')}>
      <LandingCards cards={cards} />
    </LandingSection>
  )
}

const protections = entries({ masked: EyeOff, sealed: Lock, chain: Link2, secondFactor: Smartphone })

export const Trust = () => {
  const text = useTexts('landing')
  const cards = protections.map(([name, icon]) => ({
    icon,
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

const questions = ['who', 'before', 'notFound', 'sources', 'bonus', 'balance', 'own', 'later'] as const
const values = { amount: bonus }

export const Questions = () => {
  const text = useTexts('landing')
  const shown = questions.map(name => ({
    question: text(`faq.${name}`, values),
    answer: text(`faq.${name}Answer`, values),
  }))
  return (
    <LandingSection title={text('faq.title')}>
      <LandingQuestions questions={shown} />
    </LandingSection>
  )
}
