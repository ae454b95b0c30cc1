import { TextField } from '@mui/material'
import { InlineAlert } from '../../../components/InlineAlert.tsx'
import { Section } from '../../../components/Section.tsx'
import { useLocale } from '../../../i18n/locale.ts'
import { useTexts } from '../../../i18n/useTexts.ts'
import { PlanCost } from '../PlanCost.tsx'
import styles from './Builder.module.css'
import { type Problem, type Quote, useBuilder } from './builder.ts'

/** What the draft costs, and what is still missing. */
export const BuilderAside = ({ quote }: { quote: Quote | undefined }) => {
  const text = useTexts('planBuilder')
  const { draft, change, problems, problemAt } = useBuilder()
  const days = problemAt('dueDays')
  return (
    <>
      <Section title={text('problems.title')}>
        {problems.length === 0 ? (
          <InlineAlert tone="success">{text('problems.none')}</InlineAlert>
        ) : (
          <ul className={styles.problems}>
            {problems.map(problem => (
              <ProblemLine key={`${problem.field} ${problem.message}`} problem={problem} />
            ))}
          </ul>
        )}
      </Section>
      {quote && quote.problems.length === 0 && (
        <PlanCost plan={{ steps: pricedSteps(draft.steps, quote), cost: quote }} />
      )}
      <Section title={text('limits.title')}>
        <TextField
          type="number"
          label={text('limits.dueDays')}
          value={draft.dueDays}
          error={days !== undefined}
          helperText={days ?? text('limits.dueHint')}
          onChange={event => change(plan => ({ ...plan, dueDays: Number(event.target.value) }))}
        />
      </Section>
    </>
  )
}

type Steps = ReturnType<typeof useBuilder>['draft']['steps']

const pricedSteps = (steps: Steps, quote: Quote) =>
  steps.map(({ id, title }) => ({ title, pricePaise: quote.steps.find(step => step.id === id)?.pricePaise ?? 0 }))

/** With the part of the plan where it is. */
const ProblemLine = ({ problem: { field, message } }: { problem: Problem }) => {
  const text = useTexts('planBuilder')
  const locale = useLocale()
  const { draft } = useBuilder()
  const [part, place] = field.split('.')
  const number = Number(place) + 1
  const step = part === 'steps' ? draft.steps[number - 1] : undefined
  const where = step
    ? `${number}. ${step.title[locale] || step.id}`
    : part === 'rules'
      ? text('rules.rule', { number })
      : part === 'verdicts'
        ? text('verdicts.title')
        : text('problems.plan')
  return (
    <li>
      <strong>{where}</strong> {message}
    </li>
  )
}
