import { Button, IconButton, MenuItem, TextField } from '@mui/material'
import { Plus, X } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import {
  type Comparison,
  type ComparisonCondition,
  type Condition,
  comparisonOf,
  type Value,
} from '../../../../contracts/cases/condition.ts'
import { valueKindOf } from '../../../../contracts/cases/valueKinds.ts'
import { FieldMessage } from '../../../components/FieldMessage.tsx'
import { useLocale } from '../../../i18n/locale.ts'
import { useTexts } from '../../../i18n/useTexts.ts'
import styles from './Builder.module.css'
import { useBuilder } from './builder.ts'
import {
  comparedBy,
  comparedWith,
  comparisonsOffered,
  conditionOf,
  firstComparison,
  type Group,
  type Grouping,
  groupings,
  groupOf,
  textsTyped,
  topConditionOf,
  topGroupOf,
} from './conditionParts.ts'
import { removed, replaced } from './draft.ts'
import type { KnownFact } from './useKnownFacts.ts'

interface ConditionEditorProps {
  /** Says what the condition decides. */
  label: string
  path: string
  condition: Condition
  facts: readonly KnownFact[]
  onChange: (condition: Condition) => void
}

/** A condition as lines that can be read: a fact, how it is compared, and with what; in groups of all, any or none. */
export const ConditionEditor = ({ label, path, condition, facts, onChange }: ConditionEditorProps) => {
  const { problemUnder } = useBuilder()
  const problem = problemUnder(path)
  return (
    <fieldset className={styles.condition}>
      <legend>{label}</legend>
      <GroupEditor group={topGroupOf(condition)} facts={facts} onChange={group => onChange(topConditionOf(group))} />
      {problem && <FieldMessage error={problem} />}
    </fieldset>
  )
}

interface GroupEditorProps {
  group: Group
  facts: readonly KnownFact[]
  onChange: (group: Group) => void
}

const GroupEditor = ({ group, facts, onChange }: GroupEditorProps) => {
  const text = useTexts('planBuilder')
  const { grouping, parts } = group
  const change = (next: readonly Condition[]) => onChange({ grouping, parts: next })
  return (
    <div className={styles.group}>
      {(parts.length > 1 || grouping !== 'all') && (
        <TextField
          select
          className={styles.grouping}
          label={text('condition.grouping')}
          value={grouping}
          onChange={event => onChange({ grouping: event.target.value as Grouping, parts })}
        >
          {groupings.map(one => (
            <MenuItem key={one} value={one}>
              {text(`condition.groupings.${one}`)}
            </MenuItem>
          ))}
        </TextField>
      )}
      {parts.map((part, index) => (
        <Part
          key={index}
          part={part}
          facts={facts}
          onChange={next => change(replaced(parts, index, next))}
          onRemove={() => change(removed(parts, index))}
        />
      ))}
      <span className={styles.buttons}>
        <Button size="small" startIcon={<Plus />} onClick={() => change([...parts, firstComparison(facts[0])])}>
          {text('condition.add')}
        </Button>
        <Button size="small" color="inherit" onClick={() => change([...parts, { any: [firstComparison(facts[0])] }])}>
          {text('condition.addGroup')}
        </Button>
      </span>
    </div>
  )
}

interface PartProps {
  part: Condition
  facts: readonly KnownFact[]
  onChange: (part: Condition) => void
  onRemove: () => void
}

const Part = ({ part, facts, onChange, onRemove }: PartProps) => {
  const text = useTexts('planBuilder')
  const group = groupOf(part)
  return (
    <div className={styles.part} data-group={group ? true : undefined}>
      {group ? (
        <GroupEditor group={group} facts={facts} onChange={next => onChange(conditionOf(next))} />
      ) : (
        <ComparisonEditor one={part as ComparisonCondition} facts={facts} onChange={onChange} />
      )}
      <IconButton size="small" aria-label={text('condition.remove')} onClick={onRemove}>
        <X size={16} aria-hidden="true" />
      </IconButton>
    </div>
  )
}

interface ComparisonProps {
  one: ComparisonCondition
  facts: readonly KnownFact[]
  onChange: (one: ComparisonCondition) => void
}

const ComparisonEditor = ({ one, facts, onChange }: ComparisonProps) => {
  const text = useTexts('planBuilder')
  const fact = facts.find(({ path }) => path === one.fact)
  const { comparison } = comparisonOf(one)
  const offered = comparisonsOffered(valueKindOf(fact))
  return (
    <div className={styles.comparison}>
      <FactSelect
        label={text('condition.fact')}
        value={one.fact}
        facts={facts}
        onChange={path => onChange(firstComparison(facts.find(known => known.path === path)))}
      />
      <TextField
        select
        label={text('condition.comparison')}
        value={comparison}
        onChange={event => onChange(comparedBy(one, event.target.value as Comparison))}
      >
        {(offered.includes(comparison) ? offered : [...offered, comparison]).map(name => (
          <MenuItem key={name} value={name}>
            {text(`condition.comparisons.${name}`)}
          </MenuItem>
        ))}
      </TextField>
      <ValueInput one={one} fact={fact} onChange={value => onChange(comparedWith(one, value))} />
    </div>
  )
}

interface FactSelectProps {
  label: string
  value: string
  facts: readonly KnownFact[]
  error?: string | undefined
  onChange: (path: string) => void
}

/** One that is known no more stays chosen, so that it can be seen. */
export const FactSelect = ({ label, value, facts, error, onChange }: FactSelectProps) => {
  const isKnown = value === '' || facts.some(({ path }) => path === value)
  return (
    <TextField
      select
      label={label}
      value={value}
      error={error !== undefined}
      helperText={error}
      onChange={event => onChange(event.target.value)}
    >
      {!isKnown && <MenuItem value={value}>{value}</MenuItem>}
      {facts.map(fact => (
        <MenuItem key={fact.path} value={fact.path}>
          {fact.label}
        </MenuItem>
      ))}
    </TextField>
  )
}

interface ValueInputProps {
  one: ComparisonCondition
  fact: KnownFact | undefined
  onChange: (value: Value | Value[]) => void
}

const ValueInput = ({ one, fact, onChange }: ValueInputProps) => {
  const text = useTexts('planBuilder')
  const locale = useLocale()
  const { comparison, value } = comparisonOf(one)
  const kind = valueKindOf(fact)
  const isMany = comparison === 'in'
  const isEmpty = [value].flat().every(one => one === '')
  const common = { label: text('condition.value'), error: isEmpty, helperText: isEmpty && text('condition.noValue') }
  if (kind === 'choice')
    return (
      <TextField
        {...common}
        select
        value={isMany ? [value].flat().map(String) : String(value)}
        slotProps={{ select: { multiple: isMany } }}
        onChange={event => onChange(event.target.value)}
      >
        {Object.entries(fact?.choices ?? {}).map(([name, choice]) => (
          <MenuItem key={name} value={name}>
            {choice.label[locale]}
          </MenuItem>
        ))}
      </TextField>
    )
  if (kind === 'yesNo')
    return (
      <TextField {...common} select value={String(value)} onChange={event => onChange(event.target.value === 'true')}>
        <MenuItem value="true">{text('yes')}</MenuItem>
        <MenuItem value="false">{text('no')}</MenuItem>
      </TextField>
    )
  if (kind === 'number')
    return (
      <TextField
        {...common}
        type="number"
        value={typeof value === 'number' ? value : ''}
        onChange={event => onChange(event.target.value === '' ? '' : Number(event.target.value))}
      />
    )
  if (kind === 'day' || kind === 'month')
    return (
      <TextField
        {...common}
        type={kind === 'day' ? 'date' : 'month'}
        value={String(value)}
        slotProps={{ inputLabel: { shrink: true } }}
        onChange={event => onChange(event.target.value)}
      />
    )
  if (isMany) return <TextsInput {...common} values={[value].flat().map(String)} onChange={onChange} />
  return <TextField {...common} value={String(value)} onChange={event => onChange(event.target.value)} />
}

interface TextsInputProps {
  label: string
  error: boolean
  helperText: ReactNode
  values: readonly string[]
  onChange: (values: string[]) => void
}

/** Several texts in one line. It stays as it was typed while it means these values: a comma at its end is the beginning of the next one. */
const TextsInput = ({ values, helperText, onChange, ...common }: TextsInputProps) => {
  const text = useTexts('planBuilder')
  const [typed, setTyped] = useState('')
  const isTyped = textsTyped(typed).join() === values.join()
  return (
    <TextField
      {...common}
      value={isTyped ? typed : values.join(', ')}
      helperText={helperText || text('condition.valuesHint')}
      onChange={({ target }) => {
        setTyped(target.value)
        onChange(textsTyped(target.value))
      }}
    />
  )
}
