import { formatPaise } from '../../../contracts/platform/money.ts'
import { planResource, type ShownPlanDetail } from '../../../contracts/resources/plan.ts'
import { FactList, FactRow } from '../../components/FactRow.tsx'
import { FieldValue } from '../../components/FieldValue.tsx'
import { Section } from '../../components/Section.tsx'
import { useLocale } from '../../i18n/locale.ts'
import { useTexts } from '../../i18n/useTexts.ts'
import { StepItem, StepList, StepRemarks } from '../cases/StepList.tsx'
import styles from './Plans.module.css'

type PlanStep = ShownPlanDetail['steps'][number]

interface StepsProps {
  plan: ShownPlanDetail
}

/** The steps in order: what each asks, what it waits for, and when it is left out. */
export const PlanSteps = ({ plan }: StepsProps) => {
  const text = useTexts('plansScreen')
  return (
    <Section flush title={text('steps')}>
      <StepList>
        {plan.steps.map((step, index) => (
          <Step key={step.id} plan={plan} step={step} place={index + 1} />
        ))}
      </StepList>
    </Section>
  )
}

const Step = ({ plan, step, place }: StepsProps & { step: PlanStep; place: number }) => {
  const text = useTexts('plansScreen')
  const cases = useTexts('casesScreen')
  const locale = useLocale()
  const { title, kind, actor, after, when, settings, tries, dueHours, skippable, pricePaise } = step
  const earlier = after.flatMap(id => plan.steps.find(one => one.id === id)?.title[locale] ?? [])
  return (
    <StepItem
      place={place}
      title={title[locale]}
      chip={
        <span className={styles.kind}>
          <FieldValue field={planResource.fields.kind} value={kind} />
        </span>
      }
      aside={
        <>
          {cases(`actors.${actor}`)}
          {pricePaise > 0 && ` · ${formatPaise(pricePaise)}`}
        </>
      }
    >
      <StepRemarks>
        <span>{earlier.length > 0 ? text('step.after', { steps: earlier.join(', ') }) : text('step.atOnce')}</span>
        {dueHours !== null && <span>{text('step.due', { smart_count: dueHours })}</span>}
        {tries > 1 && <span>{text('step.tries', { tries })}</span>}
        {skippable && <span>{text('step.skippable')}</span>}
      </StepRemarks>
      {when && (
        <p>
          <span className={styles.when}>{text('step.when')}</span> {when[locale]}
        </p>
      )}
      {settings.length > 0 && (
        <FactList columns={1}>
          {settings.map(({ label, value }, index) => (
            <FactRow key={`${index}-${label.en}`} label={label[locale]}>
              {value[locale]}
            </FactRow>
          ))}
        </FactList>
      )}
    </StepItem>
  )
}
