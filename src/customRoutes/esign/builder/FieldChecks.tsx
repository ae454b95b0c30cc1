import { MenuItem, TextField } from '@mui/material'
import type { DraftField } from '../../../../contracts/esign/draft.ts'
import { formatFacts, type ValueFormat, valueFormats } from '../../../../contracts/esign/valueFormats.ts'
import { useLocale } from '../../../i18n/locale.ts'
import { useTexts } from '../../../i18n/useTexts.ts'
import styles from './Builder.module.css'
import { Property } from './Property.tsx'

interface FieldChecksProps {
  field: DraftField
  set: (parts: Partial<DraftField>, group?: string) => void
}

const sources = ['name', 'email', 'phone'] as const

/** What a text begins with and has to be, and between which bounds a text or a number lies. */
export const FieldChecks = ({ field, set }: FieldChecksProps) => {
  const text = useTexts('esignBuilder')
  const locale = useLocale()
  const { kind, from, format } = field
  if (kind !== 'text' && kind !== 'number') return null
  return (
    <>
      {kind === 'text' && (
        <>
          <Property name="from" field={field}>
            {problem => (
              <TextField
                select
                slotProps={{ select: { displayEmpty: true } }}
                label={text('fields.from')}
                value={from ?? ''}
                error={problem !== undefined}
                helperText={problem ?? text('fields.fromHint')}
                onChange={event => set({ from: (event.target.value || null) as DraftField['from'] })}
              >
                {['', ...sources].map(source => (
                  <MenuItem key={source} value={source}>
                    {text(`fields.sources.${(source || 'none') as 'none'}`)}
                  </MenuItem>
                ))}
              </TextField>
            )}
          </Property>
          <Property name="format" field={field}>
            {problem => (
              <TextField
                select
                slotProps={{ select: { displayEmpty: true } }}
                label={text('fields.format')}
                value={format ?? ''}
                error={problem !== undefined}
                helperText={problem}
                onChange={event => {
                  const next = (event.target.value || null) as ValueFormat | null
                  // A format says how long it is.
                  set({ format: next, ...(next && { least: null, most: null }) })
                }}
              >
                <MenuItem value="">{text('fields.anyText')}</MenuItem>
                {valueFormats.map(one => (
                  <MenuItem key={one} value={one}>
                    {formatFacts[one].label[locale]}
                  </MenuItem>
                ))}
              </TextField>
            )}
          </Property>
        </>
      )}
      {!format && (
        <div className={styles.half}>
          <Bound name="least" field={field} set={set} />
          <Bound name="most" field={field} set={set} />
        </div>
      )}
    </>
  )
}

const Bound = ({ name, field, set }: FieldChecksProps & { name: 'least' | 'most' }) => {
  const text = useTexts('esignBuilder')
  const unit = field.kind === 'text' ? 'characters' : 'number'
  return (
    <Property name={name} field={field}>
      {problem => (
        <TextField
          type="number"
          label={text(`fields.${name}.${unit}`)}
          value={field[name] ?? ''}
          error={problem !== undefined}
          helperText={problem}
          onChange={event => set({ [name]: numberIn(event.target.value) }, name)}
          slotProps={{ htmlInput: { step: 'any', inputMode: 'decimal' } }}
        />
      )}
    </Property>
  )
}

function numberIn(typed: string): number | null {
  const number = Number(typed)
  return typed.trim() === '' || !Number.isFinite(number) ? null : number
}
