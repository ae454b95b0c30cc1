import { Link, TextField } from '@mui/material'
import { Braces, TextCursorInput, WandSparkles } from 'lucide-react'
import { useState } from 'react'
import type { ProductId } from '../../../contracts/checks/catalogue.ts'
import { needsConsent } from '../../../contracts/checks/needsConsent.ts'
import type { Product } from '../../../contracts/products/index.ts'
import { FieldMessage } from '../../components/FieldMessage.tsx'
import { ProductSelect } from '../../components/ProductSelect.tsx'
import { Section } from '../../components/Section.tsx'
import { SegmentedControl } from '../../components/SegmentedControl.tsx'
import type { CallError } from '../../dataProvider/callError.ts'
import { useTexts } from '../../i18n/useTexts.ts'
import { KeptFor } from '../../resources/verifications/files/KeptFor.tsx'
import { FieldInput } from '../../resources/verifications/form/FieldInput.tsx'
import { PurposeFields } from '../../resources/verifications/form/PurposeFields.tsx'
import { useProductNames } from '../../resources/verifications/product.ts'
import { readField, readPurpose, setField, setPurpose } from './requestBody.ts'
import styles from './TestApis.module.css'
import type { RequestDraft } from './useRequestDraft.ts'

interface RequestSectionProps {
  product: Product
  request: RequestDraft
  /** Field errors of the last run. */
  refused: CallError['fields']
  onProduct: (product: ProductId) => void
}

/** The API and the request, as a form or as JSON. */
export const RequestSection = ({ product, request, refused, onProduct }: RequestSectionProps) => {
  const text = useTexts('testApis')
  const [view, setView] = useState<'form' | 'json'>('form')
  return (
    <Section
      title={text('request')}
      aside={
        <SegmentedControl
          label={text('view.label')}
          value={view}
          options={[
            { value: 'form', label: text('view.form'), icon: TextCursorInput },
            { value: 'json', label: text('view.json'), icon: Braces },
          ]}
          onChange={setView}
        />
      }
    >
      <div className={styles.request}>
        <ProductSelect
          label={text('product')}
          value={product.id as ProductId}
          onChange={onProduct}
          helperText={<span className="mono">POST /v1/{product.id}</span>}
        />
        <Link
          component="button"
          type="button"
          className={styles.sample}
          onClick={() => request.reset(product, { ...request.body, ...(product.example as object) })}
        >
          <WandSparkles size={16} aria-hidden="true" /> {text('sample')}
        </Link>
        {view === 'form' ? (
          <RequestForm product={product} request={request} refused={refused} />
        ) : (
          <JsonEditor request={request} refused={refused} />
        )}
      </div>
    </Section>
  )
}

const JsonEditor = ({ request, refused }: Pick<RequestSectionProps, 'request' | 'refused'>) => {
  const text = useTexts('testApis')
  const { broken } = request
  const wrong = broken === undefined ? undefined : broken > 0 ? text('brokenAt', { line: broken }) : text('broken')
  return (
    <div className={styles.editor}>
      <TextField
        multiline
        minRows={9}
        label={text('body')}
        value={request.text}
        error={wrong !== undefined || refused.length > 0}
        onChange={event => request.write(event.target.value)}
        slotProps={{ htmlInput: { className: 'mono', spellCheck: false, autoCapitalize: 'off', autoComplete: 'off' } }}
      />
      {wrong && <FieldMessage error={wrong} />}
      {!wrong && refused.map(({ field, message }) => <FieldMessage key={field} error={`${field}: ${message}`} />)}
    </div>
  )
}

interface RequestFormProps {
  product: Product
  request: RequestDraft
  refused: CallError['fields']
}

const common = ['purpose', 'reference', 'consent']

/** The request's fields, generated from the product's declaration. Invalid values can be sent, so that users see the API's error. */
const RequestForm = ({ product, request: { body, change }, refused }: RequestFormProps) => {
  const text = useTexts('testApis')
  const checks = useTexts('verifications')
  const { subject } = useProductNames(product)
  return (
    <div className={styles.fields}>
      {product.inputFields.map(field => (
        <FieldInput
          key={`${product.id}.${field.source}`}
          field={field}
          value={readField(body, field)}
          onChange={value => change(setField(body, field, value))}
          refused={refused.find(one => one.field.split('.')[0] === field.source)}
        />
      ))}
      {product.reads && <KeptFor />}
      <PurposeFields
        values={readPurpose(body)}
        consent={
          product.isImpersonal
            ? checks('form.need')
            : needsConsent(product, body)
              ? text('consent', { subject })
              : checks('form.byLaw')
        }
        onChange={changed => change(setPurpose(body, changed))}
      />
      {refused
        .filter(({ field }) => common.includes(field))
        .map(({ field, message }) => (
          <FieldMessage key={field} error={message} />
        ))}
    </div>
  )
}
