import { MenuItem, TextField } from '@mui/material'
import { useTexts } from '../../../i18n/useTexts.ts'
import { boundsOf, movedTogether } from './arrange.ts'
import styles from './Builder.module.css'
import { useBuilder } from './builder.ts'
import { withFieldChanged } from './draft.ts'
import fieldsStyles from './Fields.module.css'
import { within } from './geometry.ts'
import { NumberInput } from './NumberInput.tsx'
import { SelectedActions } from './SelectedActions.tsx'
import { useSelectedActions } from './useSelectedActions.ts'

/** Of several fields: whose they are, where what they span begins, how large each of them is, and how they stand to each other. */
export const SelectionProperties = () => {
  const text = useTexts('esignBuilder')
  const { draft, change } = useBuilder()
  const { fields, size, put } = useSelectedActions()
  const [first] = fields
  if (!first || !size) return null
  const bounds = boundsOf(fields)
  const owner = fields.every(({ recipient }) => recipient === first.recipient) ? first.recipient : ''
  const giveTo = (recipient: string) =>
    change(now => fields.reduce((next, { id }) => withFieldChanged(next, id, { recipient }), now))
  return (
    <div className={styles.form}>
      <h2 className={styles.formTitle}>{text('fields.selected', { smart_count: fields.length })}</h2>
      <TextField select label={text('fields.by')} value={owner} onChange={event => giveTo(event.target.value)}>
        {draft.recipients.map(({ id, name, role }, index) => (
          <MenuItem key={id} value={id} disabled={role !== 'sign'}>
            {name || text('recipients.number', { number: index + 1 })}
          </MenuItem>
        ))}
      </TextField>
      <div className={fieldsStyles.numbers} role="group" aria-label={text('fields.place')}>
        {(['x', 'y'] as const).map(side => (
          <NumberInput
            key={side}
            label={text(`fields.sides.${side}`)}
            value={bounds[side]}
            onChange={value => put(movedTogether(fields, { x: 0, y: 0, [side]: value - bounds[side] }, size))}
          />
        ))}
        {(['width', 'height'] as const).map(side => (
          <NumberInput
            key={side}
            label={text(`fields.sides.${side}`)}
            value={fields.every(field => field[side] === first[side]) ? first[side] : null}
            onChange={value => put(new Map(fields.map(one => [one.id, within({ ...one, [side]: value }, size)])))}
          />
        ))}
      </div>
      <SelectedActions />
    </div>
  )
}
