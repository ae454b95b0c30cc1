import { useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { courtModeOf, courtModes } from '../../../contracts/court/modes.ts'
import { withId } from '../../../contracts/platform/paths.ts'
import type { InputField, Product } from '../../../contracts/products/index.ts'
import { Section } from '../../components/Section.tsx'
import { SegmentedControl } from '../../components/SegmentedControl.tsx'
import { TwoColumns } from '../../components/TwoColumns.tsx'
import { useLocale } from '../../i18n/locale.ts'
import { useTexts } from '../../i18n/useTexts.ts'
import { FieldInput } from '../verifications/form/FieldInput.tsx'
import { type FormValues, findSubmitBlocker, type SubmitBlocker } from '../verifications/form/formState.ts'
import { EarlierAnswer, FailureNote } from '../verifications/form/outcomes.tsx'
import { PriceAside } from '../verifications/form/PriceAside.tsx'
import { PurposeFields } from '../verifications/form/PurposeFields.tsx'
import { SaveDraft } from '../verifications/form/SaveDraft.tsx'
import { useEarlierAnswer } from '../verifications/form/useEarlierAnswer.ts'
import type { InitialForm } from '../verifications/form/useInitialForm.ts'
import { useVerify } from '../verifications/form/useVerify.ts'
import { useProductFacts, useProductNames } from '../verifications/product.ts'
import { RecentChecks } from '../verifications/RecentChecks.tsx'
import styles from './CourtForm.module.css'
import { CourtModes } from './CourtModes.tsx'
import { courtReportPaths } from './courtRecord.ts'

/** What can be searched for, with the inputs that each takes. */
const subjects = {
  person: ['name', 'fatherName', 'birthDate', 'state', 'district', 'address', 'pin'],
  organisation: ['name', 'state', 'district', 'address', 'pin'],
  cnr: ['cnr'],
} as const

type Subject = keyof typeof subjects

const wide: readonly string[] = ['name', 'cnr', 'address']

/** The form of a court check: how to search, whom or which case, and why. Opens the report once there is an answer. */
export const CourtForm = ({ product, start }: { product: Product; start: InitialForm }) => {
  const text = useTexts('verifications')
  const court = useTexts('court')
  const locale = useLocale()
  const navigate = useNavigate()
  const { subject: subjectName } = useProductNames(product)
  const [values, setValues] = useState(() => withMode(start.values))
  const [subject, setSubject] = useState<Subject>(() => subjectOf(start.values))
  const [draftId, setDraftId] = useState(start.draftId)
  const { busy, outcome, verify, clear } = useVerify(product)
  const error = outcome && 'error' in outcome ? outcome.error : undefined
  const request = { ...values, input: inputFor(values.input, subject) }
  const { pricePaise } = useProductFacts(product, request.input)
  const earlier = useEarlierAnswer(product, request)
  const mode = courtModeOf(request.input)

  const set = (more: Partial<FormValues>) => {
    setValues({ ...values, ...more })
    if (error) clear()
  }
  const setInput = (source: string, value: string) => set({ input: { ...values.input, [source]: value } })
  const send = async () => {
    const record = await verify(request, pricePaise, { unlessAnswered: earlier === undefined, fresh: true })
    if (record) await navigate(withId(courtReportPaths[mode], record.id))
  }
  const fields = subjects[subject].flatMap(source => product.inputFields.find(field => field.source === source) ?? [])
  const blocker = missingSubject(product, request, subject) ?? findSubmitBlocker(product, request, locale)

  return (
    <TwoColumns
      sticky
      aside={
        <PriceAside
          product={product}
          pricePaise={pricePaise}
          blocker={blocker}
          earlier={earlier}
          busy={busy}
          onVerify={() => void send()}
        />
      }
    >
      {error && <FailureNote pricePaise={pricePaise} error={error} />}
      <CourtModes
        product={product}
        value={mode}
        modes={modesFor(subject)}
        onChange={next => setInput('searchMode', next)}
      />
      <Section
        title={court(subject === 'cnr' ? 'form.which' : 'form.who')}
        aside={court(subject === 'cnr' ? 'form.cnrDetail' : 'form.better')}
      >
        <div className={styles.stack}>
          <div>
            <SegmentedControl
              label={court('subject.label')}
              value={subject}
              options={(Object.keys(subjects) as Subject[]).map(value => ({ value, label: court(`subject.${value}`) }))}
              onChange={setSubject}
            />
          </div>
          <div className={styles.pair}>
            {fields.map(field => (
              <div key={field.source} className={wide.includes(field.source) ? styles.wide : undefined}>
                <FieldInput
                  field={required(field)}
                  value={values.input[field.source] ?? ''}
                  onChange={value => setInput(field.source, value)}
                  refused={error?.fields.find(refused => refused.field.split('.').at(-1) === field.source)}
                />
              </div>
            ))}
          </div>
          <PurposeFields values={values} consent={text('form.consent', { subject: subjectName })} onChange={set} />
          <SaveDraft product={product} values={request} draftId={draftId} onSaved={setDraftId} />
        </div>
      </Section>
      {earlier && <EarlierAnswer key={earlier.record.id} product={product} record={earlier.record} />}
      <RecentChecks product={product} title={text('form.lastChecks')} all={product.paths.list} />
    </TwoColumns>
  )
}

const withMode = (values: FormValues): FormValues => ({
  ...values,
  input: { ...values.input, searchMode: courtModeOf(values.input) },
})

function subjectOf({ input }: FormValues): Subject {
  if (input['cnr']) return 'cnr'
  return input['subjectType'] === 'organisation' ? 'organisation' : 'person'
}

/** A review compares people and organisations: a case asked for by its CNR needs none. */
const modesFor = (subject: Subject) => courtModes.filter(mode => mode !== 'delayed' || subject !== 'cnr')

/** Only what belongs to the chosen subject; what was typed for another one is kept in the form. */
const inputFor = (input: FormValues['input'], subject: Subject): FormValues['input'] =>
  Object.fromEntries(
    Object.entries(input).map(([source, value]) => {
      if (source === 'searchMode') return [source, modesFor(subject).find(mode => mode === value) ?? 'immediate']
      if (source === 'subjectType') return [source, subject === 'cnr' ? '' : subject]
      return [source, (subjects[subject] as readonly string[]).includes(source) ? value : '']
    }),
  )

/** Each of the two subjects is optional, because the other one may take its place. */
const required = (field: InputField): InputField =>
  field.source === 'name' || field.source === 'cnr' ? { ...field, optional: false } : field

function missingSubject(product: Product, { input }: FormValues, subject: Subject): SubmitBlocker | undefined {
  const source = subject === 'cnr' ? 'cnr' : 'name'
  const field = product.inputFields.find(one => one.source === source)
  return field && (input[source] ?? '').trim() === '' ? { reason: 'fill', field } : undefined
}
