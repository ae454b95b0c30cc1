import { Check } from 'lucide-react'
import type { Text } from '../../../contracts/text.ts'
import { LinkButton } from '../../components/plain/LinkButton.tsx'
import { useTexts } from '../../i18n/useTexts.ts'
import { useBrand, useLocalize } from '../state.ts'
import { BrandFaq } from './BrandFaq.tsx'
import styles from './Landing.module.css'
import { contactId, PageSection } from './PageSection.tsx'
import hero from './SearchHero.module.css'

/** The claims on the hero's edge, and how it works. */
export const ClaimsAndSteps = () => (
  <>
    <BrandClaims />
    <HowItWorks />
  </>
)

/** The brand's features, questions and offers to partners and businesses. */
export const AboutBrand = () => (
  <>
    <BrandFeatures />
    <BrandFaq />
    <Partner />
    <Integration />
  </>
)

const steps = ['number', 'phone', 'choose', 'follow'] as const

const HowItWorks = () => {
  const text = useTexts('publicChallanLanding')
  return (
    <PageSection id="how" title={text('how.title')}>
      <ol className={styles.steps}>
        {steps.map((step, index) => (
          <li key={step}>
            <i aria-hidden="true">{index + 1}</i>
            <b>{text(`how.${step}`)}</b>
            <span>{text(`how.${step}Detail`)}</span>
          </li>
        ))}
      </ol>
    </PageSection>
  )
}

/** The brand's settlement claims (A103, A125): three on the hero's edge, the rest below. */
const BrandClaims = () => {
  const text = useTexts('publicChallanLanding')
  const localized = useLocalize()
  const { claims } = useBrand().content
  if (claims.length === 0) return null
  return (
    <section aria-label={text('claims')}>
      <ul className={hero.claims}>
        {claims.map(({ figure, words }, index) => (
          <li key={index}>
            <b>{localized(figure)}</b>
            <span>{localized(words)}</span>
          </li>
        ))}
      </ul>
    </section>
  )
}

const BrandFeatures = () => {
  const text = useTexts('publicChallanLanding')
  const localized = useLocalize()
  const { features } = useBrand().content
  if (features.length === 0) return null
  return (
    <PageSection title={text('features')}>
      <ul className={styles.features}>
        {features.map(({ title, text: detail }, index) => (
          <li key={index}>
            <h3>{localized(title)}</h3>
            <p>{localized(detail)}</p>
          </li>
        ))}
      </ul>
    </PageSection>
  )
}

/** The partner programme, in the brand's words. */
const Partner = () => {
  const text = useTexts('publicChallanLanding')
  const localized = useLocalize()
  const { partner } = useBrand().content
  return (
    <PageSection id="partners" title={localized(partner.title)}>
      <div className={styles.pitch}>
        <p>{localized(partner.text)}</p>
        <div>
          <BulletPoints points={partner.points} />
          <a className={styles.second} href={`#${contactId}`}>
            {text('partner')}
          </a>
        </div>
      </div>
    </PageSection>
  )
}

/** A branded page or the API. The demo button leads to the form below (A105), without JavaScript too. */
const Integration = () => {
  const text = useTexts('publicChallanLanding')
  const localized = useLocalize()
  const { integration } = useBrand().content
  return (
    <PageSection id="business" title={localized(integration.title)}>
      <div className={styles.pitch}>
        <p>{localized(integration.text)}</p>
        <div>
          <BulletPoints points={integration.points} />
          <LinkButton href={`#${contactId}`}>{text('schedule')}</LinkButton>
        </div>
      </div>
    </PageSection>
  )
}

const BulletPoints = ({ points }: { points: readonly Text[] }) => {
  const localized = useLocalize()
  return (
    <ul className={styles.points}>
      {points.map((point, index) => (
        <li key={index}>
          <Check size={18} aria-hidden="true" />
          <span>{localized(point)}</span>
        </li>
      ))}
    </ul>
  )
}
