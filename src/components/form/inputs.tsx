import {
  Checkbox,
  FormControlLabel,
  FormGroup,
  InputAdornment,
  MenuItem,
  Switch,
  TextField,
  type TextFieldProps,
} from '@mui/material'
import { useId } from 'react'
import { useTexts } from '../../i18n/useTexts.ts'
import { FieldMessage } from '../FieldMessage.tsx'
import { RadioChoices } from '../RadioChoices.tsx'
import { SegmentedControl } from '../SegmentedControl.tsx'
import styles from './Form.module.css'
import type { AnyBooleanField, AnyChoiceField, AnyTextField, Field, FieldProps } from './field.ts'
import { PasswordInput } from './PasswordInput.tsx'
import { mustBeFilled } from './problems.ts'
import { FieldContext, useField } from './useField.ts'

const half = ({ half }: Field) => (half ? styles.half : undefined)
const inputTypes: Partial<Record<string, string>> = { email: 'email', tel: 'tel', url: 'url', date: 'date' }
const numberProps = (inputMode: 'decimal' | 'numeric') =>
  ({ inputMode, autoComplete: 'off', maxLength: 20, className: 'num' }) as const

/** An input for an amount in rupees. */
export const AmountInput = (props: TextFieldProps) => (
  <TextField
    {...props}
    slotProps={{
      htmlInput: numberProps('decimal'),
      input: { startAdornment: <InputAdornment position="start">₹</InputAdornment> },
    }}
  />
)

const TextInput = ({ field, limits, autoFocus }: FieldProps<AnyTextField>) => {
  const { kind = 'text', source, hint, placeholder, mono, autoComplete = 'off' } = field
  const text = useTexts('components')
  const { value, onChange, onBlur, ref, problem } = useField()
  const isReason = kind === 'reason'
  const Input = kind === 'money' ? AmountInput : TextField
  return (
    <Input
      autoFocus={autoFocus}
      className={half(field)}
      name={source}
      required={mustBeFilled(field, limits)}
      type={inputTypes[kind] ?? 'text'}
      {...((isReason || kind === 'textarea') && { multiline: true, minRows: 2 })}
      label={field.label ?? text('form.reason')}
      placeholder={placeholder}
      value={value}
      error={problem !== undefined}
      helperText={problem ?? hint ?? (isReason ? text('form.reasonHint') : undefined)}
      inputRef={ref}
      onBlur={onBlur}
      onChange={event => onChange(event.target.value)}
      slotProps={{
        htmlInput: {
          autoComplete,
          maxLength: limits.maxLength,
          ...(kind === 'date' && { min: limits.min, max: limits.max }),
          ...(kind === 'number' && numberProps('numeric')),
          ...(mono && { className: 'mono', autoCapitalize: 'none', spellCheck: false }),
        },
      }}
    />
  )
}

const SelectInput = ({ field, limits, autoFocus }: FieldProps<AnyChoiceField>) => {
  const { value, onChange, onBlur, ref, problem } = useField()
  return (
    <TextField
      select
      autoFocus={autoFocus}
      className={half(field)}
      required={mustBeFilled(field, limits)}
      label={field.label}
      value={value}
      error={problem !== undefined}
      helperText={problem ?? field.hint}
      inputRef={ref}
      onBlur={onBlur}
      onChange={event => onChange(event.target.value)}
      // Shows the label of a choice whose value is empty ("Every brand").
      slotProps={{ select: { displayEmpty: field.choices.some(choice => choice.value === '') } }}
    >
      {field.choices.map(choice => (
        <MenuItem key={choice.value} value={choice.value}>
          {choice.label}
        </MenuItem>
      ))}
    </TextField>
  )
}

const RadioInput = ({ field }: FieldProps<AnyChoiceField>) => {
  const { label, choices, hint } = field
  const { value, onChange, problem } = useField()
  return (
    <div className={half(field)}>
      <RadioChoices title={label} value={String(value)} choices={choices} onChange={onChange} />
      {(problem ?? hint) && <FieldMessage error={problem} hint={hint} />}
    </div>
  )
}

const SegmentedInput = ({ field }: FieldProps<AnyChoiceField>) => {
  const { label, choices, hint } = field
  const { value, onChange, problem } = useField()
  return (
    <div className={half(field)}>
      <span className={styles.label}>{label}</span>
      <SegmentedControl fullWidth label={label} value={String(value)} options={[...choices]} onChange={onChange} />
      {(problem ?? hint) && <FieldMessage error={problem} hint={hint} />}
    </div>
  )
}

const CheckboxesInput = ({ field }: FieldProps<AnyChoiceField>) => {
  const { label, choices, hint } = field
  const id = useId()
  const { value, onChange, ref, problem } = useField()
  const chosen = value as string[]
  // Keeps the order of the choices, whatever order they were ticked in.
  const toggled = (pressed: string) =>
    choices.map(choice => choice.value).filter(one => (one === pressed) !== chosen.includes(one))
  return (
    <div className={half(field)}>
      <h3 id={id} className={styles.label}>
        {label}
      </h3>
      <FormGroup role="group" aria-labelledby={id}>
        {choices.map((choice, index) => (
          <FormControlLabel
            key={choice.value}
            label={
              choice.detail ? (
                <span className={styles.choice}>
                  <b>{choice.label}</b>
                  <span>{choice.detail}</span>
                </span>
              ) : (
                choice.label
              )
            }
            control={
              <Checkbox
                checked={chosen.includes(choice.value)}
                onChange={() => onChange(toggled(choice.value))}
                slotProps={{ input: index === 0 ? { ref } : {} }}
              />
            }
          />
        ))}
      </FormGroup>
      {(problem ?? hint) && <FieldMessage error={problem} hint={hint} />}
    </div>
  )
}

const BooleanInput = ({ field }: FieldProps<AnyBooleanField>) => {
  const { value, onChange, ref, problem } = useField()
  const Control = field.kind === 'switch' ? Switch : Checkbox
  return (
    <div className={half(field)}>
      <FormControlLabel
        label={field.label}
        control={
          <Control
            checked={value === true}
            onChange={event => onChange(event.target.checked)}
            slotProps={{ input: { ref } }}
          />
        }
      />
      {(problem ?? field.hint) && <FieldMessage error={problem} hint={field.hint} />}
    </div>
  )
}

/** The input for the field's kind, or the field's own component. */
export const FieldInput = (props: FieldProps) => <FieldContext value={props}>{inputOf(props)}</FieldContext>

function inputOf(props: FieldProps) {
  const { field } = props
  if (field.component) return field.component
  switch (field.kind) {
    case 'select':
      return <SelectInput {...props} field={field} />
    case 'radio':
      return <RadioInput {...props} field={field} />
    case 'segmented':
      return <SegmentedInput {...props} field={field} />
    case 'checkboxes':
      return <CheckboxesInput {...props} field={field} />
    case 'checkbox':
    case 'switch':
      return <BooleanInput {...props} field={field} />
    case 'password':
      return <PasswordInput {...props} field={field} />
    default:
      return <TextInput {...props} field={field} />
  }
}
