import { Checkbox, FormControlLabel, MenuItem, TextField } from '@mui/material'
import { useState } from 'react'
import { type KeyScope, keyScopes } from '../../../contracts/checks/apiKeys.ts'
import { limits } from '../../../contracts/platform/limits.ts'
import { apiKey } from '../../../contracts/resources/apiKey.ts'
import { FieldMessage } from '../../components/FieldMessage.tsx'
import { useField } from '../../components/form/useField.ts'
import { RadioChoices } from '../../components/RadioChoices.tsx'
import { daysAgo, useDateFormats } from '../../i18n/dates.ts'
import { useLocale } from '../../i18n/locale.ts'
import { useTexts } from '../../i18n/useTexts.ts'
import styles from './ApiKeys.module.css'
import { useScopeLabel } from './cells.tsx'

const DAY_MS = 86_400_000

/** Fields for creating and editing a key. `expiresAt` is the current expiry date, which can be kept. */
export function useKeyFields(expiresAt?: string | null) {
  const text = useTexts('apiKeys')
  const locale = useLocale()
  return [
    { source: 'name', label: apiKey.fields.name.label[locale], hint: text('creating.nameHint'), required: true },
    { source: 'scopes', component: <ScopesInput /> },
    { source: 'expiresAt', component: <ExpiryInput current={expiresAt ?? null} /> },
  ] as const
}

/** All scopes, including future ones (null), or a list of scopes. */
const ScopesInput = () => {
  const text = useTexts('apiKeys')
  const locale = useLocale()
  const label = useScopeLabel()
  const { value, onChange, ref, problem } = useField()
  const scopes = value as readonly KeyScope[] | null
  const toggle = (scope: KeyScope) =>
    onChange(keyScopes.filter(one => (one === scope) !== (scopes ?? []).includes(one)))
  return (
    <div>
      <RadioChoices
        title={apiKey.fields.scopes.label[locale]}
        value={scopes ? 'only' : 'all'}
        choices={[
          { value: 'all', label: text('creating.all'), detail: text('creating.allHint') },
          { value: 'only', label: text('creating.only') },
        ]}
        onChange={next => onChange(next === 'all' ? null : [])}
      />
      {scopes && (
        <div className={styles.scopes} role="group" aria-label={text('creating.only')}>
          {keyScopes.map((scope, index) => (
            <FormControlLabel
              key={scope}
              label={label(scope)}
              control={
                <Checkbox
                  checked={scopes.includes(scope)}
                  onChange={() => toggle(scope)}
                  slotProps={{ input: index === 0 ? { ref } : {} }}
                />
              }
            />
          ))}
          <FieldMessage error={problem} />
        </div>
      )}
    </div>
  )
}

/** Days from now, or another way to choose the expiry date. */
const expiries = ['keep', 'never', '30', '90', '365', 'date'] as const

type ExpiryChoice = (typeof expiries)[number]

/** The value that the server expects: undefined keeps the expiry date, null removes it, '' means that a date is still missing. */
function expiryOf(choice: ExpiryChoice, day: string): string | null | undefined {
  if (choice === 'keep') return undefined
  if (choice === 'never') return null
  if (choice === 'date') return day && new Date(`${day}T23:59:59.000+05:30`).toISOString()
  return new Date(Date.now() + Number(choice) * DAY_MS).toISOString()
}

const ExpiryInput = ({ current }: { current: string | null }) => {
  const text = useTexts('apiKeys')
  const missing = useTexts('components')('form.required')
  const locale = useLocale()
  const { short } = useDateFormats()
  const [choice, setChoice] = useState<ExpiryChoice>(current ? 'keep' : 'never')
  const [day, setDay] = useState('')
  const { onChange, onBlur, ref, problem } = useField({ check: value => (value === '' ? missing : undefined) })
  const wordsOf = (one: ExpiryChoice) =>
    one === 'keep' ? text('editing.keep', { end: short(current ?? '') }) : text(`creating.expiries.${one}`)
  return (
    <>
      <TextField
        select
        label={apiKey.fields.expiresAt.label[locale]}
        value={choice}
        onChange={({ target }) => {
          const next = target.value as ExpiryChoice
          setChoice(next)
          onChange(expiryOf(next, day))
        }}
      >
        {expiries
          .filter(one => one !== 'keep' || current)
          .map(one => (
            <MenuItem key={one} value={one}>
              {wordsOf(one)}
            </MenuItem>
          ))}
      </TextField>
      {choice === 'date' && (
        <TextField
          required
          type="date"
          label={text('creating.lastDay')}
          error={problem !== undefined}
          helperText={problem ?? text('creating.lastDayHint')}
          value={day}
          inputRef={ref}
          onBlur={onBlur}
          onChange={({ target }) => {
            setDay(target.value)
            onChange(expiryOf(choice, target.value))
          }}
          slotProps={{ htmlInput: { min: daysAgo(0), max: daysAgo(1 - limits.apiKeyMs / DAY_MS) } }}
        />
      )}
    </>
  )
}
