import type { Product } from '../../../contracts/products/index.ts'
import { FieldMessage } from '../../components/FieldMessage.tsx'
import type { CallError } from '../../dataProvider/callError.ts'
import { useTexts } from '../../i18n/useTexts.ts'
import { FieldInput } from '../../resources/verifications/new/FieldInput.tsx'
import { PurposeFields } from '../../resources/verifications/new/PurposeFields.tsx'
import { useProductNames } from '../../resources/verifications/product.ts'
import { readField, readPurpose, setField, setPurpose } from './requestBody.ts'
import styles from './TestApis.module.css'
import type { RequestDraft } from './useRequestDraft.ts'

interface RequestFormProps {
  product: Product
  request: RequestDraft
  refused: CallError['fields']
}

const common = ['purpose', 'reference', 'consent']

/** The request's fields, drawn from the product's declaration. What is wrong may be sent: the answer says what a program would read. */
export const RequestForm = ({ product, request: { body, change }, refused }: RequestFormProps) => {
  const text = useTexts('testApis')
  const { subject } = useProductNames(product)
  return (
    <div className={styles.fields}>
      {product.inputFields.map(field => (
        <FieldInput
          key={`${product.id}.${field.source}`}
          product={product}
          field={field}
          value={readField(body, field)}
          onChange={value => change(setField(body, field, value))}
          refused={refused.find(one => one.field === field.source)}
        />
      ))}
      <PurposeFields
        values={readPurpose(body)}
        consent={text('consent', { subject })}
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
