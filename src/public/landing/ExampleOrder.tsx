import { Check, Landmark } from 'lucide-react'
import { totalChallans } from '../../../contracts/challans/challans.ts'
import { NumberPlate } from '../../components/plain/NumberPlate.tsx'
import { Sums } from '../../components/plain/Sums.tsx'
import { useTexts } from '../../i18n/useTexts.ts'
import { usePublicState } from '../state.ts'
import styles from './SearchHero.module.css'

const FINE_PAISE = 150_000

const steps = ['paid', 'processing', 'settled'] as const

/** An order in progress at the brand's own fee, labelled as an example. Shown on wide screens. */
export const ExampleOrder = () => {
  const text = useTexts('publicChallanLanding')
  const { example } = usePublicState()
  if (!example) return null
  const sums = totalChallans([{ amountPaise: FINE_PAISE, feePaise: example.feePaise }])
  const rows = [
    [text('example.fine'), sums.finesPaise],
    [text('example.fee'), sums.feesPaise],
    [text('example.gst'), sums.gstPaise],
    [text('example.total'), sums.totalPaise],
  ] as const
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
      <Sums rows={rows} />
      <ol className={styles.steps}>
        {steps.map(step => (
          <li key={step} data-step={step}>
            <i aria-hidden="true">{step === 'paid' && <Check size={12} strokeWidth={3} />}</i>
            <b>{text(`example.${step}`)}</b>
            <span>{text(`example.${step}Detail`)}</span>
          </li>
        ))}
      </ol>
      {example.lateRefund && <p className={styles.promise}>{text('example.refund')}</p>}
      <span className={styles.tag}>{text('example.tag')}</span>
    </aside>
  )
}
