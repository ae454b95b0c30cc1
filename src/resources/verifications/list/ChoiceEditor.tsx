import { Checkbox, FormControlLabel } from '@mui/material'
import { useVerificationText } from '../texts.ts'
import type { FilterName, Filters } from './filters.ts'
import styles from './List.module.css'
import { useFilters } from './useFilters.ts'

/** Any of a closed list of values; `mode` is one or neither. */
export const ChoiceEditor = ({ name }: { name: Exclude<FilterName, 'created' | 'file'> }) => {
  const text = useVerificationText()
  const { filters, optionsFor, set } = useFilters()
  const chosen: readonly string[] = [filters[name] ?? []].flat()
  const toggle = (value: string) => {
    const rest = chosen.filter(one => one !== value)
    const next = rest.length < chosen.length ? rest : [...rest, value]
    set({ [name]: name === 'mode' ? next.at(-1) : next } as Partial<Filters>)
  }
  return (
    <div className={styles.choices} role="group" aria-label={text(`filter.${name}`)}>
      {optionsFor(name).map(({ value, label }) => (
        <FormControlLabel
          key={value}
          label={label}
          control={<Checkbox checked={chosen.includes(value)} onChange={() => toggle(value)} />}
        />
      ))}
    </div>
  )
}
