import { Link } from '@mui/material'
import { WandSparkles } from 'lucide-react'
import { useDataProvider } from 'ra-core'
import { useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { withId } from '../../../../contracts/platform/paths.ts'
import type { InputField, Product, ProductId } from '../../../../contracts/products/index.ts'
import { draft } from '../../../../contracts/resources/draft.ts'
import { TwoColumns } from '../../../components/TwoColumns.tsx'
import { useLocale } from '../../../i18n/locale.ts'
import { useTexts } from '../../../i18n/useTexts.ts'
import { productScreens } from '../../productScreens.ts'
import { KeptFor } from '../files/KeptFor.tsx'
import { LocalCheckCard } from '../LocalChecks.tsx'
import { useProductFacts, useProductNames } from '../product.ts'
import { RecentChecks } from '../RecentChecks.tsx'
import { FieldInput } from './FieldInput.tsx'
import styles from './Form.module.css'
import {
  checkField,
  emptyFormValues,
  type FormValues,
  findSubmitBlocker,
  statementOf,
  withInput,
  withSample,
} from './formState.ts'
import { EarlierAnswer, FailureNote, InlineResult } from './outcomes.tsx'
import { PriceAside } from './PriceAside.tsx'
import { PurposeFields } from './PurposeFields.tsx'
import { SaveDraft } from './SaveDraft.tsx'
import { useEarlierAnswer } from './useEarlierAnswer.ts'
import type { InitialForm } from './useInitialForm.ts'
import { useVerify } from './useVerify.ts'

/** The form for one check of any product, generated from its declaration. */
export const SingleForm = ({ product, start }: { product: Product; start?: InitialForm }) => {
  const text = useTexts('verifications')
  const locale = useLocale()
  const { subject } = useProductNames(product)
  const [values, setValues] = useState(() => start?.values ?? emptyFormValues(product))
  const { pricePaise } = useProductFacts(product, values.input)
  const [draftId, setDraftId] = useState(start?.draftId)
  const { busy, outcome, verify, clear } = useVerify(product)
  const dataProvider = useDataProvider()
  const navigate = useNavigate()
  const error = outcome && 'error' in outcome ? outcome.error : undefined
  const record = outcome && 'record' in outcome ? outcome.record : undefined
  const earlier = useEarlierAnswer(product, values)
  const Wait = productScreens[product.id as ProductId]?.wait

  const set = (more: Partial<FormValues>) => {
    setValues({ ...values, ...more })
    if (error) clear()
  }
  const send = async (fresh: boolean) => {
    const sent = await verify(values, pricePaise, { unlessAnswered: earlier === undefined, fresh })
    // Its page shows how far the reading is.
    if (sent && product.reads) await navigate(withId(product.paths.detail, sent.id))
    if (!sent || !draftId) return
    setDraftId(undefined)
    // The draft has become a check. If deletion fails, the draft expires by itself.
    await dataProvider.delete(draft.name, { id: draftId }).catch(() => {})
  }
  const valueOf = (field: InputField) => values.input[field.source] ?? ''
  const [first] = product.inputFields
  const checked = product.inputFields.filter(({ identifier }) => identifier)
  const sample = (
    <Link component="button" type="button" className={styles.sample} onClick={() => set(withSample(product, values))}>
      <WandSparkles size={16} aria-hidden="true" /> {text('form.sample')}
    </Link>
  )

  return (
    <TwoColumns
      sticky
      aside={
        <PriceAside
          product={product}
          pricePaise={pricePaise}
          blocker={findSubmitBlocker(product, values, locale)}
          earlier={earlier}
          busy={busy}
          onVerify={fresh => void send(fresh)}
        />
      }
    >
      {error && <FailureNote pricePaise={pricePaise} error={error} />}
      <section className={styles.fields} aria-label={text('form.input')}>
        <div className={styles.pair}>
          {product.inputFields.map(field => (
            <div key={field.source} className={field.identifier || field.kind === 'file' ? styles.wide : undefined}>
              <FieldInput
                field={field}
                value={valueOf(field)}
                onChange={value => set(withInput(product, values, field.source, value))}
                refused={error?.fields.find(refused => refused.field.split('.').includes(field.source))}
                aside={field === first && sample}
              />
            </div>
          ))}
        </div>
        {product.reads && <KeptFor />}
        <PurposeFields values={values} consent={text(statementOf(product, values.input), { subject })} onChange={set} />
        {!product.reads && <SaveDraft product={product} values={values} draftId={draftId} onSaved={setDraftId} />}
      </section>
      {record?.status === 'awaiting_person' && Wait && <Wait record={record} />}
      {record && !product.reads && (
        <InlineResult
          key={record.id}
          product={product}
          record={record}
          onAnother={() => {
            clear()
            setValues({ ...emptyFormValues(product), purpose: values.purpose })
          }}
        />
      )}
      {!record && earlier && <EarlierAnswer key={earlier.record.id} product={product} record={earlier.record} />}
      {product.inputFields.map(
        field =>
          field.identifier && (
            <LocalCheckCard
              key={field.source}
              of={checked.length > 1 ? field.label[locale] : undefined}
              kind={field.identifier}
              result={checkField(field, valueOf(field), locale).result}
            />
          ),
      )}
      <RecentChecks product={product} title={text('form.lastChecks')} all={product.paths.list} />
    </TwoColumns>
  )
}
