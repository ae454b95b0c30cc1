import { Autocomplete, Chip, TextField } from '@mui/material'
import { useMemo } from 'react'
import { countries } from '../../../contracts/people/phone.ts'
import { countryName } from '../../i18n/countries.ts'
import { useLocale } from '../../i18n/locale.ts'

interface CountrySelectProps {
  label: string
  /** ISO codes. */
  value: string[]
  disabled: boolean
  onChange: (codes: string[]) => void
}

/** Several countries, shown and searched by name, kept as codes. */
export const CountrySelect = ({ label, value, disabled, onChange }: CountrySelectProps) => {
  const locale = useLocale()
  const byName = useMemo(() => {
    const order = (one: string, other: string) =>
      countryName(one, locale).localeCompare(countryName(other, locale), locale)
    return { order, all: countries.map(({ code }) => code).sort(order) }
  }, [locale])
  return (
    <Autocomplete
      multiple
      disableCloseOnSelect
      disabled={disabled}
      options={byName.all}
      value={value.toSorted(byName.order)}
      getOptionLabel={code => countryName(code, locale)}
      onChange={(_, codes) => onChange(codes)}
      renderValue={(codes, itemProps) =>
        codes.map((code, index) => {
          const { key, ...props } = itemProps({ index })
          return <Chip key={key} size="small" label={countryName(code, locale)} {...props} />
        })
      }
      renderInput={params => <TextField {...params} label={label} />}
    />
  )
}
