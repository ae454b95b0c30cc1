import { formatPaise } from '../../../contracts/platform/money.ts'
import type { ShownPlanDetail } from '../../../contracts/resources/plan.ts'
import { PriceBreakdown } from '../../components/PriceBreakdown.tsx'
import { Section } from '../../components/Section.tsx'
import { useLocale } from '../../i18n/locale.ts'
import { useTexts } from '../../i18n/useTexts.ts'
import styles from './Plans.module.css'

interface Priced {
  /** With their prices in integer paise. */
  steps: readonly { title: { en: string; hi: string }; pricePaise: number }[]
  cost: ShownPlanDetail['cost']
}

/** What each step costs, and a case as a whole. */
export const PlanCost = ({ plan: { steps, cost } }: { plan: Priced }) => {
  const text = useTexts('plansScreen')
  const locale = useLocale()
  const paid = steps.filter(({ pricePaise }) => pricePaise > 0)
  const { least, most, usual, saved, isExact } = cost
  return (
    <Section title={text('cost.title')}>
      {paid.length === 0 ? (
        <p className={styles.note}>{text('cost.free')}</p>
      ) : (
        <>
          <PriceBreakdown
            lines={paid.map(({ title, pricePaise }) => ({ label: title[locale], paise: pricePaise }))}
            total={{ label: text('cost.usual'), paise: usual }}
          />
          <p className={styles.note}>
            {isExact
              ? text('cost.range', { least: formatPaise(least), most: formatPaise(most) })
              : text('cost.bounds', { most: formatPaise(most) })}
          </p>
          {saved > 0 && <p className={styles.note}>{text('cost.saved', { amount: formatPaise(saved) })}</p>}
        </>
      )}
    </Section>
  )
}
