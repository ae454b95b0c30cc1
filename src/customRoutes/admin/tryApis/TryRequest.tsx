import { Link, MenuItem, TextField } from '@mui/material'
import { Braces, TextCursorInput, WandSparkles } from 'lucide-react'
import { useState } from 'react'
import type { ProductId } from '../../../../contracts/checks/catalogue.ts'
import { stateNames } from '../../../../contracts/identifiers/states.ts'
import type { InputField, Product } from '../../../../contracts/products/index.ts'
import { FieldMessage } from '../../../components/FieldMessage.tsx'
import { InlineAlert } from '../../../components/InlineAlert.tsx'
import { ProductSelect } from '../../../components/ProductSelect.tsx'
import { Section } from '../../../components/Section.tsx'
import { SegmentedControl } from '../../../components/SegmentedControl.tsx'
import type { CallError } from '../../../dataProvider/callError.ts'
import { useLocale } from '../../../i18n/locale.ts'
import { useTexts } from '../../../i18n/useTexts.ts'
import { readField, setField } from '../../testApis/requestBody.ts'
import type { RequestDraft } from '../../testApis/useRequestDraft.ts'
import styles from './TryApis.module.css'

interface TryRequestProps {
  product: Product
  request: RequestDraft
  /** False for products that read files or wait for a person. */
  canTry: boolean
  refused: CallError['fields']
  onProduct: (product: ProductId) => void
}

/** The product and its input, as a form or as JSON. */
export const TryRequest = ({ product, request, canTry, refused, onProduct }: TryRequestProps) => {
  const text = useTexts('adminSources')
  const [view, setView] = useState<'form' | 'json'>('form')
  return (
    <Section
      title={text('try.request')}
      aside={
        <SegmentedControl
          label={text('try.view')}
          value={view}
          options={[
            { value: 'form', label: text('try.form'), icon: TextCursorInput },
            { value: 'json', label: 'JSON', icon: Braces },
          ]}
          onChange={setView}
        />
      }
    >
      <div className={styles.fields}>
        <ProductSelect label={text('try.product')} value={product.id as ProductId} onChange={onProduct} />
        {!canTry && <InlineAlert tone="info">{text('try.notHere')}</InlineAlert>}
        {canTry && (
          <Link component="button" type="button" className={styles.sample} onClick={() => request.reset(product)}>
            <WandSparkles size={16} aria-hidden="true" /> {text('try.sample')}
          </Link>
        )}
        {canTry && view === 'form' && <TryForm product={product} request={request} refused={refused} />}
        {canTry && view === 'json' && <TryJson request={request} refused={refused} />}
      </div>
    </Section>
  )
}

type PartProps = Pick<TryRequestProps, 'request' | 'refused'>

/** Invalid values can be sent, so that staff see what customers would. */
const TryForm = ({ product, request: { body, change }, refused }: PartProps & Pick<TryRequestProps, 'product'>) =>
  product.inputFields.map(field => (
    <TryField
      key={`${product.id}.${field.source}`}
      field={field}
      value={readField(body, field)}
      problem={refused.find(one => one.field.split('.')[0] === field.source)?.message}
      onChange={value => change(setField(body, field, value))}
    />
  ))

interface TryFieldProps {
  field: InputField
  value: string
  problem: string | undefined
  onChange: (value: string) => void
}

const TryField = ({ field, value, problem, onChange }: TryFieldProps) => {
  const text = useTexts('adminSources')
  const locale = useLocale()
  const { kind, options, optional, hint } = field
  const choices = options === 'states' ? stateNames.map(label => ({ value: label.en, label })) : options
  return (
    <TextField
      select={choices !== undefined}
      type={kind === 'date' ? 'date' : 'text'}
      multiline={kind === 'textarea'}
      label={optional ? text('try.optional', { field: field.label[locale] }) : field.label[locale]}
      value={value}
      error={problem !== undefined}
      helperText={problem ?? hint?.[locale]}
      onChange={event => onChange(event.target.value)}
      slotProps={{
        htmlInput: { autoComplete: 'off', spellCheck: false },
        inputLabel: kind === 'date' ? { shrink: true } : {},
      }}
    >
      {choices?.map(choice => (
        <MenuItem key={choice.value} value={choice.value}>
          {choice.label[locale]}
        </MenuItem>
      ))}
    </TextField>
  )
}

const TryJson = ({ request, refused }: PartProps) => {
  const text = useTexts('adminSources')
  const isBroken = request.broken !== undefined
  return (
    <div>
      <TextField
        fullWidth
        multiline
        minRows={6}
        label={text('try.body')}
        value={request.text}
        error={isBroken || refused.length > 0}
        onChange={event => request.write(event.target.value)}
        slotProps={{ htmlInput: { className: 'mono', spellCheck: false, autoCapitalize: 'off', autoComplete: 'off' } }}
      />
      {isBroken && <FieldMessage error={text('try.broken')} />}
      {!isBroken && refused.map(({ field, message }) => <FieldMessage key={field} error={`${field}: ${message}`} />)}
    </div>
  )
}
