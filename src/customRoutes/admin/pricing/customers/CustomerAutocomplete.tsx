import { Autocomplete, TextField } from '@mui/material'
import { useGetList } from 'ra-core'
import { useState } from 'react'
import type { AdminUser } from '../../../../../contracts/resources/adminUser.ts'
import { useSettled } from '../../../../components/useSettled.ts'
import { useTexts } from '../../../../i18n/useTexts.ts'
import styles from '../Pricing.module.css'
import type { PriceTarget } from './priceTarget.ts'

const PAUSE_MS = 250
const LEAST = 2
const MOST = 8

interface CustomerAutocompleteProps {
  first: string
  /** None is chosen, though the form was sent. */
  missing: boolean
  onChange: (customer: NonNullable<PriceTarget['customer']> | null) => void
}

const nameOf = ({ companyName, name }: AdminUser) => companyName ?? name

/** A customer by what staff know of them. */
export const CustomerAutocomplete = ({ first, missing, onChange }: CustomerAutocompleteProps) => {
  const text = useTexts('adminPricing')
  const [typed, setTyped] = useState(first)
  const [found, setFound] = useState<AdminUser | null>(null)
  const asked = useSettled(typed.trim(), PAUSE_MS)
  const { data, error } = useGetList<AdminUser>(
    'users',
    { filter: { q: asked }, pagination: { page: 1, perPage: MOST }, sort: { field: 'createdAt', order: 'DESC' } },
    { enabled: asked.length >= LEAST && !found },
  )
  const waiting = asked !== typed.trim() || (!data && !error)
  const none = typed.trim().length < LEAST ? 'more' : waiting ? 'searching' : error ? 'failed' : 'noneFound'
  return (
    <Autocomplete<AdminUser>
      autoHighlight
      forcePopupIcon={false}
      // Unasked, it would cover the field below it with nothing but a hint.
      openOnFocus={first !== ''}
      value={found}
      inputValue={typed}
      options={found ? [found] : waiting || typed.trim().length < LEAST ? [] : (data ?? [])}
      filterOptions={users => users}
      getOptionKey={({ id }) => id}
      getOptionLabel={nameOf}
      isOptionEqualToValue={(one, other) => one.id === other.id}
      noOptionsText={text(`setting.${none}`)}
      onInputChange={(_, value) => {
        setTyped(value)
        if (found && value !== nameOf(found)) {
          setFound(null)
          onChange(null)
        }
      }}
      onChange={(_, user) => {
        setFound(user)
        onChange(user && { id: user.id, name: nameOf(user) })
      }}
      renderOption={({ key, ...props }, user) => (
        <li key={key} {...props}>
          <span className={styles.line}>
            <span>{nameOf(user)}</span>
            <span className={`mono ${styles.quiet}`}>{user.customerId}</span>
          </span>
        </li>
      )}
      renderInput={params => (
        <TextField
          {...params}
          autoFocus
          label={text('setting.find')}
          error={missing}
          helperText={text(missing ? 'setting.customerMissing' : 'setting.findHint')}
        />
      )}
    />
  )
}
