import { useId } from 'react'
import { useTexts } from '../../../../i18n/useTexts.ts'
import styles from './Brands.module.css'
import type { BrandDraft } from './brandDraft.ts'
import { useServerError } from './serverErrors.ts'

const colours = ['primary', 'primaryDark', 'ink'] as const

type Colour = (typeof colours)[number]

interface ColourFieldsProps {
  draft: BrandDraft
  onChange: (changed: Partial<BrandDraft>) => void
}

/** The accent on both papers and the hero's ground. */
export const ColourFields = ({ draft, onChange }: ColourFieldsProps) => {
  const text = useTexts('adminChallans')
  return (
    <fieldset className={styles.part}>
      <legend>{text('brands.colours')}</legend>
      <div className={styles.colours}>
        {colours.map(name => (
          <ColourField key={name} name={name} value={draft[name]} onChange={value => onChange({ [name]: value })} />
        ))}
      </div>
    </fieldset>
  )
}

interface ColourFieldProps {
  name: Colour
  value: string
  onChange: (value: string) => void
}

const ColourField = ({ name, value, onChange }: ColourFieldProps) => {
  const text = useTexts('adminChallans')
  const faultId = useId()
  const fault = useServerError(name, value)
  return (
    <label className={styles.colour}>
      {text(`brands.${name}`)}
      <input
        type="color"
        value={value}
        aria-invalid={fault !== undefined}
        aria-describedby={fault && faultId}
        onChange={event => onChange(event.target.value)}
      />
      {fault && <span id={faultId}>{fault}</span>}
    </label>
  )
}
