import { MenuItem, TextField } from '@mui/material'
import type { Source } from '../../../../contracts/cases/source.ts'
import type { InputField } from '../../../../contracts/products/define.ts'
import { useLocale } from '../../../i18n/locale.ts'
import { useTexts } from '../../../i18n/useTexts.ts'
import styles from './Builder.module.css'
import { useBuilder } from './builder.ts'
import type { KnownFact } from './useKnownFacts.ts'

interface SourceInputProps {
  field: Pick<InputField, 'label' | 'optional' | 'options'>
  path: string
  given: Source | undefined
  facts: readonly KnownFact[]
  onChange: (given: Source | undefined) => void
}

const FIXED = 'fixed'

/** Where a value comes from: a fact that is known by then, or one that is the same in every case. */
export const SourceInput = ({ field, path, given, facts, onChange }: SourceInputProps) => {
  const text = useTexts('planBuilder')
  const locale = useLocale()
  const { problemUnder } = useBuilder()
  const problem = problemUnder(path)
  const name = field.label[locale]
  const chosen = given === undefined ? '' : 'fact' in given ? given.fact : FIXED
  const isKnown = chosen === '' || chosen === FIXED || facts.some(fact => fact.path === chosen)
  const choose = (next: string) => {
    if (next === '') onChange(undefined)
    else onChange(next === FIXED ? { value: '' } : { fact: next })
  }
  return (
    <div className={styles.pair}>
      <TextField
        select
        label={field.optional ? text('check.optional', { name }) : name}
        value={chosen}
        error={problem !== undefined}
        helperText={problem}
        onChange={event => choose(event.target.value)}
      >
        <MenuItem value="">{text('check.nothing')}</MenuItem>
        <MenuItem value={FIXED}>{text('check.fixed')}</MenuItem>
        {!isKnown && <MenuItem value={chosen}>{chosen}</MenuItem>}
        {facts
          .filter(fact => !fact.path.endsWith('.outcome'))
          .map(fact => (
            <MenuItem key={fact.path} value={fact.path}>
              {fact.label}
            </MenuItem>
          ))}
      </TextField>
      {given && 'value' in given && (
        <FixedValue field={field} value={given.value} onChange={value => onChange({ value })} />
      )}
    </div>
  )
}

const FixedValue = ({
  field,
  value,
  onChange,
}: {
  field: Pick<InputField, 'options'>
  value: string
  onChange: (value: string) => void
}) => {
  const text = useTexts('planBuilder')
  const locale = useLocale()
  const label = text('check.value')
  if (!Array.isArray(field.options))
    return <TextField label={label} value={value} onChange={event => onChange(event.target.value)} />
  return (
    <TextField select label={label} value={value} onChange={event => onChange(event.target.value)}>
      {field.options.map(option => (
        <MenuItem key={option.value} value={option.value}>
          {option.label[locale]}
        </MenuItem>
      ))}
    </TextField>
  )
}
