import type { ShownPlanDetail } from '../../../contracts/resources/plan.ts'
import { Section } from '../../components/Section.tsx'
import { ToneChip } from '../../components/ToneChip.tsx'
import { useLocale } from '../../i18n/locale.ts'
import { useTexts } from '../../i18n/useTexts.ts'
import styles from './Plans.module.css'

/** The rules in order, with the result that each gives. */
export const PlanResults = ({ plan: { plan, rules } }: { plan: ShownPlanDetail }) => {
  const text = useTexts('plansScreen')
  const locale = useLocale()
  return (
    <Section flush title={text('results.title')}>
      <p className={styles.explained}>{text('results.detail')}</p>
      <ol className={styles.rules}>
        {rules.map(({ verdict, when, early }, index) => (
          <li key={`${index}-${verdict}`}>
            <Verdict plan={plan} value={verdict} />
            <span>{when[locale]}</span>
            {early && <span className={styles.early}>{text('results.early')}</span>}
          </li>
        ))}
        <li>
          <Verdict plan={plan} value={plan.otherwise} />
          <span>{text('results.otherwise')}</span>
        </li>
      </ol>
    </Section>
  )
}

const Verdict = ({ plan: { verdicts }, value }: { plan: ShownPlanDetail['plan']; value: string }) => {
  const locale = useLocale()
  const found = verdicts.find(one => one.value === value)
  return <ToneChip tone={found?.tone ?? 'neutral'} label={found?.label[locale] ?? value} />
}
