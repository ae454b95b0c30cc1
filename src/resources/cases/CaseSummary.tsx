import { ClipboardCheck, Gavel } from 'lucide-react'
import type { ShownCaseDetail } from '../../../contracts/cases/shown.ts'
import { formatPaise } from '../../../contracts/platform/money.ts'
import { FieldValue } from '../../components/FieldValue.tsx'
import { InlineAlert } from '../../components/InlineAlert.tsx'
import { PageHeader } from '../../components/PageHeader.tsx'
import { SummaryCard } from '../../components/SummaryCard.tsx'
import { ToneChip } from '../../components/ToneChip.tsx'
import { useDateFormats } from '../../i18n/dates.ts'
import { useLocale } from '../../i18n/locale.ts'
import { useTexts } from '../../i18n/useTexts.ts'
import { shortId } from '../verifications/record.ts'
import { CaseActions } from './CaseActions.tsx'
import styles from './Cases.module.css'
import { nameOf, Waiting } from './cells.tsx'
import { useCaseResource } from './useCaseResource.ts'

interface CaseProps {
  found: ShownCaseDetail
}

interface SummaryProps extends CaseProps {
  isClear: boolean
  onClear: (found: ShownCaseDetail | undefined) => void
}

/** Whom it is about, how it stands, and beside each other the result of the rules and the decision of a person. */
export const CaseSummary = ({ found, isClear, onClear }: SummaryProps) => {
  const text = useTexts('casesScreen')
  const check = useTexts('verifications')
  const locale = useLocale()
  const { full } = useDateFormats()
  const { words, fields, paths } = useCaseResource()
  const { id, subject, status, mode, planTitle, planVersion, reference, purpose, createdBy, createdAt } = found
  const contact = [subject.email, subject.phone].filter(one => one !== null && one !== nameOf(subject))
  return (
    <>
      <PageHeader
        crumbs={[
          { label: words?.title[locale] ?? '', to: paths?.list ?? '' },
          { label: shortId(id), mono: true },
        ]}
      />
      <SummaryCard
        title={nameOf(subject) ?? text('noName')}
        chips={
          <>
            <FieldValue field={fields.status} value={status} />
            {mode === 'test' && <ToneChip tone="info" label={text('facts.test')} />}
            {found.overdue && <FieldValue field={fields.overdue} value />}
          </>
        }
        meaning={[`${planTitle[locale]} (${fields.planTitle.label[locale]} v${planVersion})`, ...contact].join(' · ')}
        actions={<CaseActions found={found} isClear={isClear} onClear={onClear} />}
        facts={[
          { label: fields.waitsOn.label[locale], value: <Waiting record={found} /> },
          { label: fields.reference.label[locale], value: reference },
          { label: text('facts.purpose'), value: check(`purpose.${purpose}`) },
          { label: text('facts.charged'), value: <Cost found={found} /> },
          { label: text('facts.by'), value: createdBy },
          { label: fields.createdAt.label[locale], value: full(createdAt) },
        ]}
      />
      <Pause found={found} />
      <Answers found={found} />
    </>
  )
}

const Cost = ({ found: { chargedPaise, savedPaise } }: CaseProps) => {
  const text = useTexts('casesScreen')
  return (
    <>
      {formatPaise(chargedPaise)}
      {savedPaise > 0 && <span className={styles.saved}>{`${text('facts.saved')} ${formatPaise(savedPaise)}`}</span>}
    </>
  )
}

const Pause = ({ found: { status, pausedFor, steps } }: CaseProps) => {
  const text = useTexts('casesScreen')
  const locale = useLocale()
  if (status !== 'paused') return null
  const step = steps.find(({ id }) => id === pausedFor?.step)?.title[locale] ?? ''
  const reason = pausedFor?.reason ?? ''
  const words =
    reason === 'insufficient_balance' || reason === 'account'
      ? text(`pausedFor.${reason}`, { step })
      : text('pausedFor.other', { step, reason })
  return (
    <div className={styles.alert}>
      <InlineAlert tone="warning">{pausedFor ? words : text('paused')}</InlineAlert>
    </div>
  )
}

/** Two records: the decision never takes the place of the result. */
const Answers = ({ found: { status, verdict, verdictReason, decision } }: CaseProps) => {
  const text = useTexts('casesScreen')
  const locale = useLocale()
  const { short } = useDateFormats()
  const isOver = status === 'cancelled' || status === 'expired'
  return (
    <div className={styles.answers}>
      <section className={styles.answer} data-tone={verdict?.tone ?? 'neutral'}>
        <h2>
          <ClipboardCheck size={16} aria-hidden="true" /> {text('result')}
        </h2>
        <strong>{verdict?.label[locale] ?? text(isOver ? 'endedWithoutResult' : 'noResult')}</strong>
        {verdictReason && <p>{verdictReason[locale]}</p>}
      </section>
      {decision && (
        <section className={styles.answer} data-tone={decision.verdict.tone}>
          <h2>
            <Gavel size={16} aria-hidden="true" /> {text('decision')}
          </h2>
          <strong>{decision.verdict.label[locale]}</strong>
          <p>{text('decisionBy', { by: decision.by, time: short(decision.at), reason: decision.reason })}</p>
        </section>
      )}
    </div>
  )
}
