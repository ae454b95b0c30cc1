import { Button, Checkbox, FormControlLabel, MenuItem, TextField } from '@mui/material'
import { statementCategories } from '../../../contracts/bankStatements/statementCodes.ts'
import type { StatementRowFilter } from '../../../contracts/calls/bankStatements.ts'
import { useTexts } from '../../i18n/useTexts.ts'
import type { Analysis } from './analysis.ts'
import { paiseOf } from './RuleDialog.tsx'
import styles from './Statement.module.css'

/** What the filters hold, as typed. */
export interface RowFilter {
  from: string
  to: string
  text: string
  category: string
  direction: string
  least: string
  most: string
  account: string
  broken: boolean
}

export const noFilter: RowFilter = {
  from: '',
  to: '',
  text: '',
  category: '',
  direction: '',
  least: '',
  most: '',
  account: '',
  broken: false,
}

/** The filter as the server reads it; what is not typed, or not readable yet, is left out. */
export function queryOf(filter: RowFilter): StatementRowFilter {
  const { from, to, text, category, direction, least, most, account, broken } = filter
  const [leastPaise, mostPaise] = [paiseOf(least), paiseOf(most)]
  return {
    ...(from && { from }),
    ...(to && { to }),
    ...(text.trim() && { text: text.trim() }),
    ...(category && { category }),
    ...(direction && { direction }),
    ...(leastPaise !== undefined && { leastPaise }),
    ...(mostPaise !== undefined && { mostPaise }),
    ...(account && { account: Number(account) }),
    ...(broken && { broken: 'yes' as const }),
  } as StatementRowFilter
}

interface RowFiltersProps {
  analysis: Analysis
  filter: RowFilter
  onFilter: (filter: RowFilter) => void
}

export const RowFilters = ({ analysis, filter, onFilter }: RowFiltersProps) => {
  const text = useTexts('bankStatements')
  const words = useTexts('statements')
  const set = (changes: Partial<RowFilter>) => onFilter({ ...filter, ...changes })
  const isSet = JSON.stringify(filter) !== JSON.stringify(noFilter)
  const field = (name: Exclude<keyof RowFilter, 'broken'>, more: object) => ({
    label: text(`rows.${name}`),
    value: filter[name],
    size: 'small' as const,
    autoComplete: 'off',
    onChange: ({ target }: { target: { value: string } }) => set({ [name]: target.value }),
    ...more,
  })
  const select = { select: true, slotProps: { select: { displayEmpty: true } } }
  return (
    <div className={styles.filters} role="search" aria-label={text('rows.filters')}>
      <TextField {...field('text', { placeholder: text('rows.textHint'), className: styles.twice })} />
      <TextField {...field('category', select)}>
        <MenuItem value="">{text('rows.any')}</MenuItem>
        {statementCategories.map(category => (
          <MenuItem key={category} value={category}>
            {words(`category.${category}`)}
          </MenuItem>
        ))}
      </TextField>
      <TextField {...field('direction', select)}>
        <MenuItem value="">{text('rows.any')}</MenuItem>
        <MenuItem value="credit">{text('rows.credit')}</MenuItem>
        <MenuItem value="debit">{text('rows.debit')}</MenuItem>
      </TextField>
      {analysis.accounts.length > 1 && (
        <TextField {...field('account', select)}>
          <MenuItem value="">{text('rows.any')}</MenuItem>
          {analysis.accounts.map(({ numberMasked, bank }, at) => (
            <MenuItem key={at} value={String(at)}>
              {numberMasked ?? bank ?? at + 1}
            </MenuItem>
          ))}
        </TextField>
      )}
      <TextField {...field('from', { type: 'date' })} />
      <TextField {...field('to', { type: 'date' })} />
      <TextField {...field('least', { inputMode: 'decimal' })} />
      <TextField {...field('most', { inputMode: 'decimal' })} />
      <FormControlLabel
        className={styles.twice}
        label={text('rows.broken')}
        control={<Checkbox checked={filter.broken} onChange={({ target }) => set({ broken: target.checked })} />}
      />
      {isSet && (
        <Button size="small" onClick={() => onFilter(noFilter)}>
          {text('rows.clear')}
        </Button>
      )}
    </div>
  )
}
