import { Button } from '@mui/material'
import { WandSparkles } from 'lucide-react'
import { useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { type DocumentFamily, documentFamilies, families } from '../../../contracts/ocr/families.ts'
import { withId } from '../../../contracts/platform/paths.ts'
import type { Product } from '../../../contracts/products/index.ts'
import { InlineAlert } from '../../components/InlineAlert.tsx'
import { Section } from '../../components/Section.tsx'
import { TwoColumns } from '../../components/TwoColumns.tsx'
import { useLocale } from '../../i18n/locale.ts'
import { useTexts } from '../../i18n/useTexts.ts'
import { KeptFor } from '../verifications/files/KeptFor.tsx'
import { FieldInput } from '../verifications/form/FieldInput.tsx'
import { type FormValues, findSubmitBlocker } from '../verifications/form/formState.ts'
import { FailureNote } from '../verifications/form/outcomes.tsx'
import { PriceAside } from '../verifications/form/PriceAside.tsx'
import { PurposeFields } from '../verifications/form/PurposeFields.tsx'
import type { InitialForm } from '../verifications/form/useInitialForm.ts'
import { useVerify } from '../verifications/form/useVerify.ts'
import { useProductFacts } from '../verifications/product.ts'
import { RecentChecks } from '../verifications/RecentChecks.tsx'
import { KindChoices } from './KindChoices.tsx'

/** The form of a document: which kind it is, its pictures, and why it is read. Opens the document's page, which shows the progress. */
const DocumentForm = ({ product, start }: { product: Product; start: InitialForm }) => {
  const text = useTexts('ocr')
  const more = useTexts('verifications')
  const locale = useLocale()
  const navigate = useNavigate()
  const [values, setValues] = useState(start.values)
  const kind = familyIn(values)
  const request = { ...values, input: { ...values.input, kind } }
  const { pricePaise } = useProductFacts(product, request.input)
  const { busy, outcome, verify, clear } = useVerify(product)
  const error = outcome && 'error' in outcome ? outcome.error : undefined
  const files = product.inputFields.find(field => field.source === 'files')

  const set = (changes: Partial<FormValues>) => {
    setValues({ ...values, ...changes })
    if (error) clear()
  }
  const setInput = (source: string, value: string) => set({ input: { ...values.input, [source]: value } })
  const send = async () => {
    const sent = await verify(request, pricePaise, { unlessAnswered: false, fresh: true })
    if (sent) await navigate(withId(product.paths.detail, sent.id))
  }
  const { sample } = families[kind]
  return (
    <TwoColumns
      sticky
      aside={
        <PriceAside
          product={product}
          pricePaise={pricePaise}
          blocker={findSubmitBlocker(product, request, locale)}
          earlier={undefined}
          busy={busy}
          onVerify={() => void send()}
        />
      }
    >
      {error && <FailureNote pricePaise={pricePaise} error={error} />}
      <Section title={text('form.kind')} aside={text('form.kindDetail')}>
        <KindChoices value={kind} onChange={next => setInput('kind', next)} />
      </Section>
      <Section
        title={text('form.files')}
        aside={
          sample && (
            <Button size="small" startIcon={<WandSparkles />} onClick={() => setInput('files', sample)}>
              {text('form.sample')}
            </Button>
          )
        }
      >
        {files && (
          <FieldInput
            field={files}
            value={values.input['files'] ?? ''}
            onChange={value => setInput('files', value)}
            refused={error?.fields.find(refused => refused.field.split('.').includes('files'))}
          />
        )}
        <KeptFor />
        {kind === 'aadhaar' && <InlineAlert tone="info">{text('form.aadhaar')}</InlineAlert>}
      </Section>
      <Section title={text('form.why')}>
        <PurposeFields values={values} consent={text('form.consent')} onChange={set} />
      </Section>
      <RecentChecks product={product} title={more('form.lastChecks')} all={product.paths.list} />
    </TwoColumns>
  )
}

export default DocumentForm

const familyIn = ({ input }: FormValues): DocumentFamily =>
  documentFamilies.find(family => family === input['kind']) ?? 'detect'
