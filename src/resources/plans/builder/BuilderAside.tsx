import { Button, TextField } from '@mui/material'
import { InlineAlert } from '../../../components/InlineAlert.tsx'
import { Section } from '../../../components/Section.tsx'
import { useLocale } from '../../../i18n/locale.ts'
import { useTexts } from '../../../i18n/useTexts.ts'
import { PlanCost } from '../PlanCost.tsx'
import styles from './Builder.module.css'
import { type Judgement, type Problem, type Quote, useBuilder } from './builder.ts'

/** What the draft costs, and what is still missing. */
export const BuilderAside = ({ judged }: { judged: Judgement }) => {
  const text = useTexts('planBuilder')
  const { draft, change, problemAt } = useBuilder()
  const { quote } = judged
  const days = problemAt('dueDays')
  return (
    <>
      <Section title={text('problems.title')}>
        <Missing judged={judged} />
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

/** That nothing is missing is said only of what is written now. */
const Missing = ({ judged: { isCurrent, error, ask } }: { judged: Judgement }) => {
  const text = useTexts('planBuilder')
  const retry = useTexts('components')('empty.retry')
  const { problems } = useBuilder()
  if (problems.length > 0)
    return (
      <ul className={styles.problems}>
        {problems.map(problem => (
          <ProblemLine key={`${problem.field} ${problem.message}`} problem={problem} />
        ))}
      </ul>
    )
  if (error)
    return (
      <InlineAlert
        tone="danger"
        action={
          <Button size="small" color="inherit" onClick={ask}>
            {retry}
          </Button>
        }
      >
        {error.message}
      </InlineAlert>
    )
  if (isCurrent) return <InlineAlert tone="success">{text('problems.none')}</InlineAlert>
  return (
    <p className={styles.quiet} role="status">
      {text('problems.asking')}
    </p>
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
