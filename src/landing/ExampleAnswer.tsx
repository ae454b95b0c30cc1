import { CircleCheck, CloudOff, IdCard, SearchX } from 'lucide-react'
import { useState } from 'react'
import { maskPan } from '../../contracts/identifiers/mask.ts'
import { formatPaise } from '../../contracts/platform/money.ts'
import { panCheck } from '../../contracts/products/panCheck.ts'
import { ToneChip } from '../components/ToneChip.tsx'
import { useTexts } from '../i18n/useTexts.ts'
import styles from './Developers.module.css'

const outcomes = {
  found: { chip: { tone: 'success', icon: CircleCheck }, value: 'success', time: '11:42:08', match: '100%' },
  notFound: { chip: { tone: 'neutral', icon: SearchX }, value: 'notFound', time: '11:42:31', match: null },
  down: { chip: { tone: 'warning', icon: CloudOff, dashed: true }, value: 'down', time: '11:43:05', match: null },
} as const

type Outcome = keyof typeof outcomes
const names = Object.keys(outcomes) as Outcome[]

/** A sample result as in the console, with its three possible outcomes and their charges. */
export const ExampleAnswer = () => {
  const text = useTexts('landing')
  const [outcome, setOutcome] = useState<Outcome>('found')
  const { chip, value, time, match } = outcomes[outcome]
  const charge =
    outcome === 'down'
      ? text('example.notCharged', { amount: formatPaise(0) })
      : text('example.charged', { amount: formatPaise(panCheck.pricePaise) })
  const rows = [
    {
      label: text('example.pan'),
      shown: <span className="mono">{maskPan(panCheck.sandbox[value])}</span>,
    },
    { label: text('example.match'), shown: match ?? text('example.none') },
    { label: text('example.source'), shown: text('example.sourceAt', { time }) },
    { label: text('example.charge'), shown: charge },
  ]
  return (
    <section className={styles.card} aria-label={text('example.title')}>
      <fieldset className={styles.switch}>
        <legend className="hidden-text">{text('example.outcomes')}</legend>
        {names.map(name => (
          <label key={name}>
            <input
              type="radio"
              name="outcome"
              className="hidden-text"
              checked={name === outcome}
              onChange={() => setOutcome(name)}
            />
            {text(`example.${name}`)}
          </label>
        ))}
      </fieldset>
      <div className={styles.answerHead}>
        <span className={styles.tile}>
          <IdCard size={18} aria-hidden="true" />
        </span>
        <span className={styles.names}>
          <b>{text('example.product')}</b>
          {text('example.subject')}
        </span>
      </div>
      <div aria-live="polite">
        <div className={styles.state}>
          <ToneChip {...chip} label={text(`example.status.${outcome}`)} />
          <p>{text(`example.meaning.${outcome}`)}</p>
        </div>
        <dl>
          {rows.map(({ label, shown }) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd className="num">{shown}</dd>
            </div>
          ))}
        </dl>
      </div>
    </section>
  )
}
