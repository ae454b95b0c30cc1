import { CircleCheck, Coins } from 'lucide-react'
import { billable } from '../../../contracts/prices.ts'
import { Section } from '../../components/Section.tsx'
import { ToneChip } from '../../components/ToneChip.tsx'
import { useTexts } from '../../i18n/useTexts.ts'
import styles from './Pricing.module.css'

/** Which answers are charged and which are free, and where the GST is. */
export const BillingRules = () => {
  const text = useTexts('pricing')
  return (
    <div className={styles.aside}>
      <Section title={text('billing.title')}>
        <div className={styles.billing}>
          {(['charged', 'free'] as const).map(way => (
            <div key={way}>
              <ToneChip
                tone={way === 'free' ? 'success' : 'neutral'}
                icon={way === 'free' ? CircleCheck : Coins}
                label={text(`billing.${way}`)}
              />
              <ul>
                {billable[way].map(outcome => (
                  <li key={outcome}>{text(`billing.${outcome}`)}</li>
                ))}
              </ul>
            </div>
          ))}
        </div>
      </Section>
      <Section title={text('gst.title')}>
        <p className={styles.note}>{text('gst.detail')}</p>
      </Section>
    </div>
  )
}
