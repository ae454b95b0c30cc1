import { useRef, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { startTrubgv } from '../../../contracts/calls/trubgv.ts'
import { checksFor, costOf, incompleteOf } from '../../../contracts/cases/trubgv/checks.ts'
import {
  fieldsOf,
  type Known,
  type KnownField,
  readKnown,
  type SubjectKind,
} from '../../../contracts/cases/trubgv/known.ts'
import { paths, withId } from '../../../contracts/platform/paths.ts'
import { InlineAlert } from '../../components/InlineAlert.tsx'
import { Section } from '../../components/Section.tsx'
import { TwoColumns } from '../../components/TwoColumns.tsx'
import { attemptKeys } from '../../dataProvider/attemptKeys.ts'
import { useCallMutation } from '../../dataProvider/useCallQuery.ts'
import { useLocale } from '../../i18n/locale.ts'
import { useTexts } from '../../i18n/useTexts.ts'
import { FieldInput } from '../verifications/form/FieldInput.tsx'
import { PurposeFields, type PurposeValues } from '../verifications/form/PurposeFields.tsx'
import { ChecksCard } from './ChecksCard.tsx'
import { RunCard } from './RunCard.tsx'
import styles from './Trubgv.module.css'
import { useProductPrices } from './useProductPrices.ts'

const nobody: PurposeValues = { purpose: '', reference: '', consent: false }

/** Everything is optional: each number adds the checks that fit, with their price before anything runs. */
export const KnownForm = ({ kind }: { kind: SubjectKind }) => {
  const text = useTexts('trubgvScreen')
  const locale = useLocale()
  const navigate = useNavigate()
  const [known, setKnown] = useState<Known>({})
  const [unticked, setUnticked] = useState<readonly string[]>([])
  const [agreed, setAgreed] = useState(nobody)
  const keys = useRef(attemptKeys())
  const { mutate, isPending, error } = useCallMutation(startTrubgv)
  const priceOf = useProductPrices()

  // A number with a wrong character leads to no check yet.
  const read = readKnown(kind, known)
  const fitting = checksFor(kind, read.known)
  const checks = fitting.filter(({ id }) => !unticked.includes(id))
  const incomplete = fieldsOf(kind).flatMap(({ source, label }) => {
    const missing = incompleteOf(kind, read.known, source)
    return missing ? [`${label[locale]}: ${missing[locale]}`] : []
  })
  const wrong = fieldsOf(kind).find(({ source }) => read.problems.some(problem => problem.source === source))

  const send = () => {
    if (agreed.purpose === '') return
    const body = {
      kind,
      known: read.known,
      checks: checks.map(({ product }) => product),
      reference: agreed.reference.trim() || null,
      purpose: agreed.purpose,
      consent: true as const,
    }
    mutate(
      { body, idempotencyKey: keys.current.keyFor(body) },
      {
        onSuccess: ({ id }) => {
          keys.current.ended()
          void navigate(withId(paths.trubgvVerification, id))
        },
        // Without an outcome the same key makes a retry safe.
        onError: ({ status }) => status !== 0 && status < 500 && keys.current.ended(),
      },
    )
  }
  const blocker = wrong
    ? text('form.blocked.wrong', { field: wrong.label[locale] })
    : fitting.length === 0
      ? text('form.blocked.none')
      : checks.length === 0
        ? text('form.blocked.unticked')
        : agreed.purpose === ''
          ? text('form.blocked.purpose')
          : agreed.consent
            ? undefined
            : text('form.blocked.consent')
  const refusedAt = (source: string) => error?.fields.find(({ field }) => field === `known.${source}`)

  return (
    <TwoColumns
      sticky
      aside={
        <RunCard cost={costOf(checks, priceOf)} count={checks.length} blocker={blocker} busy={isPending} onRun={send} />
      }
    >
      {error && <InlineAlert tone="danger">{error.message}</InlineAlert>}
      <Section step={1} title={text('form.known')}>
        <p className={styles.lead}>{text('form.knownHint')}</p>
        <div className={styles.grid}>
          {fieldsOf(kind).map(field => (
            <div key={field.source} className={field.source === 'address' ? styles.wide : undefined}>
              <FieldInput
                field={inputOf(field)}
                value={known[field.source] ?? ''}
                onChange={value => setKnown({ ...known, [field.source]: value })}
                refused={refusedAt(field.source)}
              />
            </div>
          ))}
        </div>
      </Section>
      <ChecksCard
        checks={fitting}
        incomplete={incomplete}
        unticked={unticked}
        onChange={setUnticked}
        priceOf={priceOf}
      />
      <Section step={3} title={text('form.agreement')}>
        <div className={styles.agreement}>
          <PurposeFields
            values={agreed}
            consent={text('form.consent')}
            onChange={values => setAgreed({ ...agreed, ...values })}
          />
        </div>
      </Section>
    </TwoColumns>
  )
}

function inputOf({ source, label, kind, identifier, hint }: KnownField) {
  return {
    source,
    label,
    optional: true,
    ...(kind === 'date' && { kind: 'date' as const, check: 'birthDate' as const }),
    ...(identifier && { identifier }),
    ...(hint && { hint }),
  }
}
