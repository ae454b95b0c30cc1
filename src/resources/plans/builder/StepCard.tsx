import { Button, MenuItem, Skeleton, TextField } from '@mui/material'
import { ChevronDown, ChevronRight } from 'lucide-react'
import { Suspense, use, useId, useState } from 'react'
import type { PlanStep } from '../../../../contracts/cases/plan.ts'
import { stepOf } from '../../../../contracts/cases/steps/index.ts'
import { FieldMessage } from '../../../components/FieldMessage.tsx'
import { productIcons } from '../../../components/productIcons.tsx'
import { useLocale } from '../../../i18n/locale.ts'
import { useTexts } from '../../../i18n/useTexts.ts'
import styles from './Builder.module.css'
import { useBuilder } from './builder.ts'
import { moved, referencesTo, withoutStep } from './draft.ts'
import { EntryActions } from './EntryActions.tsx'
import { LitContext } from './lit.ts'
import { OptionalCondition } from './OptionalCondition.tsx'
import { RemoveStepDialog } from './RemoveStepDialog.tsx'
import { StepSettings } from './StepSettings.tsx'
import { TextPair } from './TextPair.tsx'
import { useKnownFacts } from './useKnownFacts.ts'

interface StepCardProps {
  step: PlanStep
  index: number
  isOpen: boolean
  onToggle: () => void
}

/** A step of the draft; its form opens below its title. */
export const StepCard = ({ step, index, isOpen, onToggle }: StepCardProps) => {
  const text = useTexts('planBuilder')
  const locale = useLocale()
  const formId = useId()
  const { draft, change, problemUnder } = useBuilder()
  const { label, icon } = stepOf(step.kind)
  const Icon = productIcons[icon]
  const title = step.title[locale] || label[locale]
  const hasProblem = problemUnder(`steps.${index}`) !== undefined
  const lit = use(LitContext).get(step.id)
  const [isRemoving, setRemoving] = useState(false)
  const remove = () => change(plan => withoutStep(plan, step.id))
  const askToRemove = () => {
    const { steps, rules } = referencesTo(draft, step.id)
    if (steps.length + rules.length > 0) setRemoving(true)
    else remove()
  }
  const Chevron = isOpen ? ChevronDown : ChevronRight
  return (
    <li className={styles.step} data-problem={hasProblem || undefined} data-lit={lit}>
      <div className={styles.stepHead}>
        <Button
          color="inherit"
          className={styles.toggle}
          aria-expanded={isOpen}
          aria-controls={formId}
          onClick={onToggle}
        >
          <Chevron size={16} aria-hidden="true" />
          <span className="num">{index + 1}</span>
          <Icon size={16} aria-hidden="true" />
          <span className={styles.stepTitle}>{title}</span>
          <span className={styles.quiet}>{label[locale]}</span>
        </Button>
        {hasProblem && !isOpen && <FieldMessage error={text('toComplete')} />}
        <EntryActions
          name={title}
          index={index}
          count={draft.steps.length}
          onMove={by => change(plan => ({ ...plan, steps: moved(plan.steps, index, by) }))}
          onRemove={askToRemove}
        />
      </div>
      {isRemoving && <RemoveStepDialog step={step} onRemove={remove} onClose={() => setRemoving(false)} />}
      <div id={formId} hidden={!isOpen}>
        {isOpen && (
          // Another product's declaration may have to load.
          <Suspense fallback={<Skeleton variant="rounded" height={240} />}>
            <StepForm step={step} index={index} />
          </Suspense>
        )}
      </div>
    </li>
  )
}

const StepForm = ({ step, index }: { step: PlanStep; index: number }) => {
  const text = useTexts('planBuilder')
  const { draft, changeStep } = useBuilder()
  const facts = useKnownFacts(draft, step)
  const path = `steps.${index}`
  return (
    <div className={styles.stepForm}>
      <TextPair
        label={text('step.title')}
        path={`${path}.title`}
        value={step.title}
        onChange={title => changeStep(index, { title })}
      />
      <StepSettings step={step} index={index} facts={facts} />
      <WaitsFor step={step} index={index} />
      <OptionalCondition
        label={text('step.when')}
        add={text('step.addWhen')}
        path={`${path}.when`}
        condition={step.when}
        facts={facts}
        onChange={when => changeStep(index, { when })}
      />
      <Limits step={step} index={index} />
    </div>
  )
}

const ways = ['previous', 'none', 'some'] as const

/** The steps that have to end before this one: the previous one, none, or some by name. */
const WaitsFor = ({ step: { after }, index }: { step: PlanStep; index: number }) => {
  const text = useTexts('planBuilder')
  const locale = useLocale()
  const { draft, changeStep, problemUnder } = useBuilder()
  if (index === 0) return null
  const earlier = draft.steps.slice(0, index)
  const way = after === undefined ? 'previous' : after.length === 0 ? 'none' : 'some'
  const previous = earlier.at(-1)?.id ?? ''
  const problem = problemUnder(`steps.${index}.after`)
  return (
    <div className={styles.pair}>
      <TextField
        select
        label={text('step.after')}
        value={way}
        error={problem !== undefined}
        helperText={problem}
        onChange={({ target }) =>
          changeStep(index, { after: { previous: undefined, none: [], some: [previous] }[target.value as typeof way] })
        }
      >
        {ways.map(one => (
          <MenuItem key={one} value={one}>
            {text(`step.ways.${one}`)}
          </MenuItem>
        ))}
      </TextField>
      {way === 'some' && (
        <TextField
          select
          label={text('step.steps')}
          value={after}
          slotProps={{ select: { multiple: true } }}
          onChange={({ target }) => changeStep(index, { after: target.value as unknown as string[] })}
        >
          {earlier.map(({ id, title }) => (
            <MenuItem key={id} value={id}>
              {title[locale] || id}
            </MenuItem>
          ))}
        </TextField>
      )}
    </div>
  )
}

const whole = (typed: string) => (typed === '' ? undefined : Number(typed))

const Limits = ({ step, index }: { step: PlanStep; index: number }) => {
  const text = useTexts('planBuilder')
  const { changeStep, problemAt } = useBuilder()
  const number = (name: 'tries' | 'dueHours', hint: string) => {
    const problem = problemAt(`steps.${index}.${name}`)
    return (
      <TextField
        type="number"
        label={text(`step.${name}`)}
        value={step[name] ?? ''}
        error={problem !== undefined}
        helperText={problem ?? hint}
        onChange={event => changeStep(index, { [name]: whole(event.target.value) })}
      />
    )
  }
  return (
    <div className={styles.three}>
      {number('dueHours', text('step.dueHint'))}
      {number('tries', text('step.triesHint'))}
      <TextField
        select
        label={text('step.skippable')}
        value={String(step.skippable)}
        onChange={event => changeStep(index, { skippable: event.target.value === 'true' })}
      >
        <MenuItem value="false">{text('no')}</MenuItem>
        <MenuItem value="true">{text('yes')}</MenuItem>
      </TextField>
    </div>
  )
}
