import { Button, TextField } from '@mui/material'
import { Plus } from 'lucide-react'
import type { PlanStep } from '../../../../contracts/cases/plan.ts'
import { useTexts } from '../../../i18n/useTexts.ts'
import styles from './Builder.module.css'
import { useBuilder } from './builder.ts'
import { ConditionEditor } from './ConditionEditor.tsx'
import { firstComparison } from './conditionParts.ts'
import { moved, removed, replaced } from './draft.ts'
import { EntryHead } from './EntryActions.tsx'
import type { KnownFact } from './useKnownFacts.ts'

interface DecisionSettingsProps {
  step: Extract<PlanStep, { kind: 'decision' }>
  index: number
  facts: readonly KnownFact[]
}

/** Rules in order, each with the way that it chooses. */
export const DecisionSettings = ({ step, index, facts }: DecisionSettingsProps) => {
  const text = useTexts('planBuilder')
  const { changeStep, problemAt } = useBuilder()
  const { rules, otherwise } = step.settings
  const path = `steps.${index}.settings`
  const change = (next: typeof rules) => changeStep(index, { settings: { rules: next, otherwise } })
  const way = (label: string, at: string, value: string, onChange: (value: string) => void) => (
    <TextField
      label={label}
      value={value}
      error={problemAt(at) !== undefined}
      helperText={problemAt(at) ?? text('decision.hint')}
      onChange={event => onChange(event.target.value)}
    />
  )
  return (
    <fieldset className={styles.list}>
      <legend>{text('decision.rules')}</legend>
      {rules.map((rule, at) => (
        <div key={at} className={styles.entry}>
          <EntryHead
            name={rule.outcome}
            index={at}
            count={rules.length}
            onMove={by => change(moved(rules, at, by))}
            onRemove={() => change(removed(rules, at))}
          />
          {way(text('decision.outcome'), `${path}.rules.${at}.outcome`, rule.outcome, outcome =>
            change(replaced(rules, at, { ...rule, outcome })),
          )}
          <ConditionEditor
            label={text('decision.when')}
            path={`${path}.rules.${at}.when`}
            condition={rule.when}
            facts={facts}
            onChange={when => change(replaced(rules, at, { ...rule, when }))}
          />
        </div>
      ))}
      <span className={styles.buttons}>
        <Button
          size="small"
          startIcon={<Plus />}
          onClick={() => change([...rules, { outcome: '', when: firstComparison(facts[0]) }])}
        >
          {text('rules.add')}
        </Button>
      </span>
      {way(text('decision.otherwise'), `${path}.otherwise`, otherwise, next =>
        changeStep(index, { settings: { rules, otherwise: next } }),
      )}
    </fieldset>
  )
}
