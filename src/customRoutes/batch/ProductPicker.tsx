import { Autocomplete, TextField } from '@mui/material'
import { listProducts } from '../../../contracts/calls/verifications.ts'
import { entryOf, type ProductId } from '../../../contracts/checks/catalogue.ts'
import { formatPaise } from '../../../contracts/platform/money.ts'
import { useCallQuery } from '../../dataProvider/useCallQuery.ts'
import { useTexts } from '../../i18n/useTexts.ts'
import { useBulkProducts } from '../../resources/verifications/bulk/useBulkProducts.ts'
import styles from './Batch.module.css'

interface ProductPickerProps {
  value: string | undefined
  onChange: (product: ProductId | undefined) => void
}

/** Chooses a product that takes files: searched by its names in both languages, in the catalogue's groups, with the customer's price. */
export const ProductPicker = ({ value, onChange }: ProductPickerProps) => {
  const text = useTexts('batch')
  const options = useBulkProducts()
  const { data: facts = [] } = useCallQuery(listProducts, {})
  const priceOf = (id: ProductId) => facts.find(fact => fact.id === id)?.pricePaise ?? entryOf(id).pricePaise
  const chosen = options.find(({ id }) => id === value) ?? null
  return (
    <Autocomplete
      autoHighlight
      openOnFocus={!chosen}
      options={options}
      value={chosen}
      groupBy={({ group }) => group}
      getOptionLabel={({ name }) => name}
      isOptionEqualToValue={(one, other) => one.id === other.id}
      filterOptions={(all, { inputValue }) => {
        const words = inputValue.toLowerCase().split(/\s+/)
        return all.filter(option => words.every(word => searchText(option).includes(word)))
      }}
      noOptionsText={text('product.none')}
      onChange={(_, option) => onChange(option?.id)}
      renderOption={({ key, ...props }, { id, name }) => (
        <li key={key} {...props}>
          <span className={styles.option}>
            <span>{name}</span>
            <span className="num">{text('product.price', { price: formatPaise(priceOf(id)) })}</span>
          </span>
        </li>
      )}
      renderInput={params => (
        <TextField
          {...params}
          label={text('product.label')}
          placeholder={text('product.placeholder')}
          helperText={chosen && text('product.price', { price: formatPaise(priceOf(chosen.id)) })}
        />
      )}
    />
  )
}

function searchText({ id, group }: { id: ProductId; group: string }): string {
  const { label, title } = entryOf(id)
  return [id, group, label.en, label.hi, title?.en, title?.hi].join(' ').toLowerCase()
}
