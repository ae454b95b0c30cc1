import { Autocomplete, TextField } from '@mui/material'
import type { ReactNode } from 'react'
import { byGroup, entryOf, type ProductId, productIds } from '../../contracts/checks/catalogue.ts'
import { productGroups } from '../../contracts/products/groups.ts'
import { useLocale } from '../i18n/locale.ts'
import { useTexts } from '../i18n/useTexts.ts'

interface ProductSelectProps {
  label: string
  value: ProductId
  onChange: (product: ProductId) => void
  /** By default every product. */
  among?: readonly ProductId[]
  helperText?: ReactNode
}

/** One of the products, found by typing, in the catalogue's groups. */
export const ProductSelect = ({ label, value, onChange, among = productIds, helperText }: ProductSelectProps) => {
  const locale = useLocale()
  const text = useTexts('components')
  const options = byGroup(among.map(entryOf)).flatMap(({ products }) => products)
  return (
    <Autocomplete
      disableClearable
      options={options}
      value={entryOf(value)}
      onChange={(_, chosen) => onChange(chosen.id)}
      groupBy={({ group }) => productGroups[group].label[locale]}
      getOptionKey={({ id }) => id}
      getOptionLabel={({ label: name }) => name[locale]}
      isOptionEqualToValue={(one, other) => one.id === other.id}
      noOptionsText={text('noProduct')}
      renderInput={params => <TextField {...params} label={label} helperText={helperText} />}
    />
  )
}
