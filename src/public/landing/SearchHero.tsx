import { Check, Landmark } from 'lucide-react'
import { totalChallans } from '../../../contracts/challans.ts'
import { formatPaise } from '../../../contracts/money.ts'
import { otpLimits } from '../../../contracts/publicLimits.ts'
import { NumberPlate } from '../../components/plain/NumberPlate.tsx'
import { useTexts } from '../../i18n/useTexts.ts'
import ink from '../../theme/ink.module.css'
import { SearchSteps } from '../search/SearchSteps.tsx'
import { useVehicleSearch } from '../search/useVehicleSearch.ts'
import { useBrand, useLocalize } from '../state.ts'
import { UnknownBrandNotice } from './BrandNotice.tsx'
import styles from './SearchHero.module.css'

/** The search on a dark background. Its heading depends on the step. */
export const SearchHero = () => {
  const text = useTexts('publicChallanSearch')
  const localized = useLocalize()
  const { content } = useBrand()
  const search = useVehicleSearch()
  const { step } = search
  const minutes = otpLimits.lifeMs / 60_000
  const lead = step === 'phone' ? text('phone.lead') : text('otp.lead', { minutes })
  return (
    <div className={styles.hero}>
      <div className={styles.inner}>
        <div className={`${styles.words} ${ink.ink}`}>
          <UnknownBrandNotice />
          <h1>{step === 'vehicle' ? localized(content.headline) : text('phone.title')}</h1>
          <p className={styles.lead}>{step === 'vehicle' ? localized(content.lead) : lead}</p>
          <div className={step === 'vehicle' ? undefined : styles.narrow}>
            <SearchSteps search={search} labels={{ send: text('phone.send'), verify: text('otp.verify') }} />
          </div>
        </div>
        <ExampleOrder />
      </div>
    </div>
  )
}

const sums = totalChallans([{ amountPaise: 150_000, feePaise: 10_000 }])

const rows = [
  ['fine', sums.finesPaise],
  ['fee', sums.feesPaise],
  ['gst', sums.gstPaise],
] as const

const steps = ['paid', 'processing', 'settled'] as const

/** An order in progress, labelled as an example. Shown on wide screens. */
const ExampleOrder = () => {
  const text = useTexts('publicChallanLanding')
  return (
    <aside className={styles.card} aria-label={text('example.label')}>
      <div className={styles.head}>
        <NumberPlate rc="MH12AB1000" />
        <span className={styles.court}>
          <Landmark size={14} aria-hidden="true" /> {text('example.court')}
        </span>
      </div>
      <p className={styles.offence}>
        <b>{text('example.offence')}</b>
        <span>{text('example.where', { number: 'MH4471029300812' })}</span>
      </p>
      <dl className={styles.sums}>
        {rows.map(([name, paise]) => (
          <div key={name}>
            <dt>{text(`example.${name}`)}</dt>
            <dd>{formatPaise(paise)}</dd>
          </div>
        ))}
        <div className={styles.total}>
          <dt>{text('example.total')}</dt>
          <dd>{formatPaise(sums.totalPaise)}</dd>
        </div>
      </dl>
      <ol className={styles.steps}>
        {steps.map(step => (
          <li key={step} data-step={step}>
            <i aria-hidden="true">{step === 'paid' && <Check size={12} strokeWidth={3} />}</i>
            <b>{text(`example.${step}`)}</b>
            <span>{text(`example.${step}Detail`)}</span>
          </li>
        ))}
      </ol>
      <span className={styles.tag}>{text('example.tag')}</span>
    </aside>
  )
}
