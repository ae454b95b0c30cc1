import type { ReactNode } from 'react'
import type { Text } from '../../../contracts/platform/text.ts'
import {
  LandingBox,
  LandingCards,
  LandingFacts,
  LandingPoints,
  LandingQuestions,
  LandingSection,
  LandingSteps,
} from '../../components/landing/parts.tsx'
import { LinkButton } from '../../components/plain/LinkButton.tsx'
import { useTexts } from '../../i18n/useTexts.ts'
import { useBrand, useLocalize } from '../state.ts'
import styles from './Landing.module.css'
import { contactId } from './sectionIds.ts'

/** The brand's settlement claims on the hero's edge (A103, A125), and how it works. */
export const ClaimsAndSteps = () => {
  const text = useTexts('publicChallanLanding')
  const localized = useLocalize()
  const { claims } = useBrand().content
  const facts = claims.map(({ figure, words }) => ({ figure: localized(figure), words: localized(words) }))
  return (
    <>
      {facts.length > 0 && (
        <section aria-label={text('claims')}>
          <LandingFacts facts={facts} />
        </section>
      )}
      <HowItWorks />
    </>
  )
}

/** The brand's features, questions and offers to partners and businesses. */
export const AboutBrand = () => (
  <>
    <Features />
    <Questions />
    <Partner />
    <Integration />
  </>
)

const steps = ['number', 'phone', 'choose', 'follow'] as const

const HowItWorks = () => {
  const text = useTexts('publicChallanLanding')
  return (
    <LandingSection id="how" title={text('how.title')}>
      <LandingSteps steps={steps.map(step => ({ title: text(`how.${step}`), detail: text(`how.${step}Detail`) }))} />
    </LandingSection>
  )
}

const Features = () => {
  const text = useTexts('publicChallanLanding')
  const localized = useLocalize()
  const { features } = useBrand().content
  if (features.length === 0) return null
  return (
    <LandingSection title={text('features')}>
      <LandingCards cards={features.map(one => ({ title: localized(one.title), detail: localized(one.text) }))} />
    </LandingSection>
  )
}

const Questions = () => {
  const text = useTexts('publicChallanLanding')
  const localized = useLocalize()
  const { questions } = useBrand().content
  if (questions.length === 0) return null
  const shown = questions.map(({ question, answer }) => ({ question: localized(question), answer: localized(answer) }))
  return (
    <LandingSection id="questions" title={text('questions')}>
      <LandingQuestions open questions={shown} />
    </LandingSection>
  )
}

/** The partner programme, in the brand's words. */
const Partner = () => {
  const text = useTexts('publicChallanLanding')
  return (
    <Pitch id="partners" words={useBrand().content.partner}>
      <a className={styles.second} href={`#${contactId}`}>
        {text('partner')}
      </a>
    </Pitch>
  )
}

/** A branded page or the API. The demo button leads to the form below (A105), without JavaScript too. */
const Integration = () => {
  const text = useTexts('publicChallanLanding')
  return (
    <Pitch id="business" words={useBrand().content.integration}>
      <LinkButton href={`#${contactId}`}>{text('schedule')}</LinkButton>
    </Pitch>
  )
}

interface PitchProps {
  id: string
  words: { title: Text; text: Text; points: readonly Text[] }
  children: ReactNode
}

/** An offer, and the link to the form. */
const Pitch = ({ id, words: { title, text, points }, children }: PitchProps) => {
  const localized = useLocalize()
  return (
    <LandingSection id={id} title={localized(title)}>
      <LandingBox className={styles.pitch}>
        <p>{localized(text)}</p>
        <div>
          <LandingPoints points={points.map(localized)} />
          {children}
        </div>
      </LandingBox>
    </LandingSection>
  )
}
