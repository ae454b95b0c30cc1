import { Button, MenuItem, TextField } from '@mui/material'
import { Link } from 'react-router-dom'
import { countStampPapers } from '../../../../contracts/calls/esignStamps.ts'
import { stateName } from '../../../../contracts/identifiers/states.ts'
import { formatPaise } from '../../../../contracts/platform/money.ts'
import { paths } from '../../../../contracts/platform/paths.ts'
import { Section } from '../../../components/Section.tsx'
import { useCallQuery } from '../../../dataProvider/useCallQuery.ts'
import { useLocale } from '../../../i18n/locale.ts'
import { useTexts } from '../../../i18n/useTexts.ts'
import styles from './Builder.module.css'
import { useBuilder } from './builder.ts'

const keyOf = ({ state, valuePaise }: { state: string; valuePaise: number }) => `${state} ${valuePaise}`

/** Which stamp paper of the stock becomes the first page. A document without one is the usual case. */
export const StampPaperSection = () => {
  const text = useTexts('esignBuilder')
  const locale = useLocale()
  const { draft, change, problemAt } = useBuilder()
  const { data } = useCallQuery(countStampPapers, {})
  const chosen = draft.stampPaper ?? null
  const stock = data?.stock ?? []
  const isKnown = chosen === null || stock.some(one => keyOf(one) === keyOf(chosen))
  const choices = isKnown ? stock : [...stock, { ...chosen, free: 0 }]
  const problem = problemAt('stampPaper')
  if (chosen === null && stock.length === 0)
    return (
      <Section title={text('stamp.title')}>
        <p className={styles.lead}>{text('stamp.none')}</p>
        <Button size="small" component={Link} to={paths.esignStamps}>
          {text('stamp.add')}
        </Button>
      </Section>
    )
  return (
    <Section
      title={text('stamp.title')}
      aside={
        <Button size="small" component={Link} to={paths.esignStamps}>
          {text('stamp.stock')}
        </Button>
      }
    >
      <TextField
        select
        fullWidth
        slotProps={{ select: { displayEmpty: true } }}
        data-path="stampPaper"
        label={text('stamp.label')}
        value={chosen === null ? '' : keyOf(chosen)}
        error={problem !== undefined}
        helperText={problem ?? text('stamp.hint')}
        onChange={event => {
          const next = choices.find(one => keyOf(one) === event.target.value)
          const stampPaper = next ? { state: next.state, valuePaise: next.valuePaise, certificate: null } : null
          change(now => ({ ...now, stampPaper }))
        }}
      >
        <MenuItem value="">{text('stamp.without')}</MenuItem>
        {choices.map(one => (
          <MenuItem key={keyOf(one)} value={keyOf(one)}>
            {text('stamp.choice', {
              state: stateName(one.state, locale),
              value: formatPaise(one.valuePaise),
              count: one.free,
            })}
          </MenuItem>
        ))}
      </TextField>
    </Section>
  )
}
