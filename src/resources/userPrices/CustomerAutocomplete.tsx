import { Autocomplete, TextField } from '@mui/material'
import { useGetList } from 'ra-core'
import { useState } from 'react'
import type { AdminUser } from '../../../contracts/resources/adminUser.ts'
import { useField } from '../../components/form/useField.ts'
import { useSettled } from '../../components/useSettled.ts'
import { useTexts } from '../../i18n/useTexts.ts'
import styles from './UserPrices.module.css'

const PAUSE_MS = 250
const MIN = 2
const MAX = 8

interface CustomerAutocompleteProps {
  first: string
  onFound: (name: string) => void
}

const nameOf = ({ companyName, name }: AdminUser) => companyName ?? name

/** A field whose value is a customer ID; searches by name, email and other customer data. */
export const CustomerAutocomplete = ({ first, onFound }: CustomerAutocompleteProps) => {
  const text = useTexts('adminPricing')
  const check = (id: unknown) => (id ? undefined : text('setting.customerMissing'))
  const { autoFocus, onChange, onBlur, ref, problem } = useField({ check })
  const [typed, setTyped] = useState(first)
  const [found, setFound] = useState<AdminUser | null>(null)
  const settled = useSettled(typed.trim(), PAUSE_MS)
  const { data, error } = useGetList<AdminUser>(
    'users',
    { filter: { q: settled }, pagination: { page: 1, perPage: MAX }, sort: { field: 'createdAt', order: 'DESC' } },
    { enabled: settled.length >= MIN && !found },
  )
  const waiting = settled !== typed.trim() || (!data && !error)
  const none = typed.trim().length < MIN ? 'more' : waiting ? 'searching' : error ? 'failed' : 'noneFound'
  return (
    <Autocomplete<AdminUser>
      autoHighlight
      forcePopupIcon={false}
      // Opened on focus, an empty search would cover the next field with just a hint.
      openOnFocus={first !== ''}
      value={found}
      inputValue={typed}
      options={found ? [found] : waiting || typed.trim().length < MIN ? [] : (data ?? [])}
      filterOptions={users => users}
      getOptionKey={({ id }) => id}
      getOptionLabel={nameOf}
      isOptionEqualToValue={(one, other) => one.id === other.id}
      noOptionsText={text(`setting.${none}`)}
      onInputChange={(_, value) => {
        setTyped(value)
        if (found && value !== nameOf(found)) {
          setFound(null)
          onChange(undefined)
        }
      }}
      onChange={(_, user) => {
        setFound(user)
        onChange(user?.id)
        if (user) onFound(nameOf(user))
      }}
      renderOption={({ key, ...props }, user) => (
        <li key={key} {...props}>
          <span className={styles.option}>
            <span>{nameOf(user)}</span>
            <span className="mono">{user.customerId}</span>
          </span>
        </li>
      )}
      renderInput={params => (
        <TextField
          {...params}
          autoFocus={autoFocus}
          label={text('setting.find')}
          error={problem !== undefined}
          helperText={problem ?? text('setting.findHint')}
          inputRef={ref}
          onBlur={onBlur}
        />
      )}
    />
  )
}
