import { Button, Checkbox, FormControlLabel, MenuItem, TextField } from '@mui/material'
import { Plus } from 'lucide-react'
import type { Plan, VerdictRule } from '../../../../contracts/cases/plan.ts'
import { type VerdictTone, verdictToneChoices, verdictTones } from '../../../../contracts/cases/states.ts'
import { Section } from '../../../components/Section.tsx'
import { useLocale } from '../../../i18n/locale.ts'
import { useTexts } from '../../../i18n/useTexts.ts'
import styles from './Builder.module.css'
import { useBuilder } from './builder.ts'
import { ConditionEditor } from './ConditionEditor.tsx'
import { firstComparison } from './conditionParts.ts'
import { freeName, moved, removed, replaced } from './draft.ts'
import { EntryHead } from './EntryActions.tsx'
import { TextPair } from './TextPair.tsx'
import { useKnownFacts } from './useKnownFacts.ts'

type Verdict = Plan['verdicts'][number]

/** The results that a case can have. */
export const Verdicts = () => {
  const text = useTexts('planBuilder')
  const locale = useLocale()
  const { draft, change } = useBuilder()
  const { verdicts, rules, otherwise } = draft
  const set = (next: Verdict[]) => change(plan => ({ ...plan, verdicts: next }))
  const add = () => {
    const taken = [...verdicts.map(one => one.value), ...rules.map(({ verdict }) => verdict), otherwise]
    const value = freeName('result', new Set(taken))
    set([...verdicts, { value, label: { en: '', hi: '' }, tone: 'neutral' }])
  }
  return (
    <Section title={text('verdicts.title')}>
      <div className={styles.entries}>
        {verdicts.map((verdict, at) => (
          <div key={verdict.value} className={styles.entry}>
            <EntryHead
              name={verdict.label[locale] || verdict.value}
              index={at}
              count={verdicts.length}
              onMove={by => set(moved(verdicts, at, by))}
              onRemove={() => set(removed(verdicts, at))}
            />
            <TextPair
              label={text('verdicts.label')}
              path={`verdicts.${at}.label`}
              value={verdict.label}
              onChange={label => set(replaced(verdicts, at, { ...verdict, label }))}
            >
              <TextField
                select
                label={text('verdicts.tone')}
                value={verdict.tone}
                onChange={({ target }) =>
                  set(replaced(verdicts, at, { ...verdict, tone: target.value as VerdictTone }))
                }
              >
                {verdictTones.map(tone => (
                  <MenuItem key={tone} value={tone}>
                    {verdictToneChoices[tone].label[locale]}
                  </MenuItem>
                ))}
              </TextField>
            </TextPair>
          </div>
        ))}
        <span className={styles.buttons}>
          <Button size="small" startIcon={<Plus />} onClick={add}>
            {text('verdicts.add')}
          </Button>
        </span>
      </div>
    </Section>
  )
}

/** The rules that choose a result, in order; the first that holds. */
export const Rules = () => {
  const text = useTexts('planBuilder')
  const { draft, change } = useBuilder()
  const facts = useKnownFacts(draft)
  const { rules, verdicts, otherwise } = draft
  const set = (next: VerdictRule[]) => change(plan => ({ ...plan, rules: next }))
  const add = () =>
    set([...rules, { verdict: verdicts[0]?.value ?? '', when: firstComparison(facts[0]), early: false }])
  return (
    <Section title={text('rules.title')}>
      <div className={styles.entries}>
        {rules.map((rule, at) => (
          <div key={at} className={styles.entry}>
            <EntryHead
              name={text('rules.rule', { number: at + 1 })}
              index={at}
              count={rules.length}
              onMove={by => set(moved(rules, at, by))}
              onRemove={() => set(removed(rules, at))}
            />
            <VerdictSelect
              label={text('rules.verdict')}
              path={`rules.${at}.verdict`}
              value={rule.verdict}
              onChange={verdict => set(replaced(rules, at, { ...rule, verdict }))}
            />
            <ConditionEditor
              label={text('rules.when')}
              path={`rules.${at}.when`}
              condition={rule.when}
              facts={facts}
              onChange={when => set(replaced(rules, at, { ...rule, when }))}
            />
            <FormControlLabel
              label={text('rules.early')}
              control={
                <Checkbox
                  checked={rule.early}
                  onChange={event => set(replaced(rules, at, { ...rule, early: event.target.checked }))}
                />
              }
            />
          </div>
        ))}
        <span className={styles.buttons}>
          <Button size="small" startIcon={<Plus />} onClick={add}>
            {text('rules.add')}
          </Button>
        </span>
        <VerdictSelect
          label={text('rules.otherwise')}
          path="otherwise"
          value={otherwise}
          onChange={next => change(plan => ({ ...plan, otherwise: next }))}
        />
      </div>
    </Section>
  )
}

interface VerdictSelectProps {
  label: string
  path: string
  value: string
  onChange: (value: string) => void
}

const VerdictSelect = ({ label, path, value, onChange }: VerdictSelectProps) => {
  const locale = useLocale()
  const { draft, problemAt } = useBuilder()
  const problem = problemAt(path)
  const isKnown = draft.verdicts.some(one => one.value === value)
  return (
    <TextField
      select
      label={label}
      value={value}
      error={problem !== undefined}
      helperText={problem}
      onChange={event => onChange(event.target.value)}
    >
      {!isKnown && <MenuItem value={value}>{value}</MenuItem>}
      {draft.verdicts.map(one => (
        <MenuItem key={one.value} value={one.value}>
          {one.label[locale] || one.value}
        </MenuItem>
      ))}
    </TextField>
  )
}
