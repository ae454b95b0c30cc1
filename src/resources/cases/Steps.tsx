import { Link } from 'react-router-dom'
import { findVerificationProduct } from '../../../contracts/calls/verifications.ts'
import type { ShownCaseDetail, ShownStep } from '../../../contracts/cases/shown.ts'
import { stepStatusChoices } from '../../../contracts/cases/states.ts'
import { entryOf } from '../../../contracts/checks/catalogue.ts'
import { formatPaise } from '../../../contracts/platform/money.ts'
import { withId } from '../../../contracts/platform/paths.ts'
import { FactList, FactRow } from '../../components/FactRow.tsx'
import { FieldValue } from '../../components/FieldValue.tsx'
import { Section } from '../../components/Section.tsx'
import { ToneChip } from '../../components/ToneChip.tsx'
import { useCallQuery } from '../../dataProvider/useCallQuery.ts'
import { useDateFormats } from '../../i18n/dates.ts'
import { useLocale } from '../../i18n/locale.ts'
import { useTexts } from '../../i18n/useTexts.ts'
import { ProductValue } from '../verifications/ProductValue.tsx'
import styles from './Cases.module.css'
import { StepActions } from './StepActions.tsx'
import { StepItem, StepList, StepRemarks } from './StepList.tsx'
import { StepPayment } from './StepPayment.tsx'
import { StepPerson } from './StepPerson.tsx'

const statusField = { label: { en: '', hi: '' }, kind: 'choice', choices: stepStatusChoices } as const

/** The steps in the plan's order, with what each has found and what may be done with it. */
export const Steps = ({ found }: { found: ShownCaseDetail }) => {
  const text = useTexts('casesScreen')
  return (
    <Section flush title={text('steps')}>
      <StepList>
        {found.steps.map((step, index) => (
          <Step key={step.id} found={found} step={step} place={index + 1} />
        ))}
      </StepList>
    </Section>
  )
}

const Step = ({ found, step, place }: { found: ShownCaseDetail; step: ShownStep; place: number }) => {
  const text = useTexts('casesScreen')
  const locale = useLocale()
  const { title, actor, status, outcome, pricePaise, question, facts } = step
  return (
    <StepItem
      place={place}
      title={title[locale]}
      status={status}
      chip={
        status === 'done' && outcome ? (
          <ToneChip tone={outcome.tone} label={outcome.label[locale]} />
        ) : (
          <FieldValue field={statusField} value={status} />
        )
      }
      aside={
        <>
          {text(`actors.${actor}`)}
          {pricePaise > 0 && ` · ${formatPaise(pricePaise)}`}
        </>
      }
    >
      {question && <p>{question[locale]}</p>}
      <Times step={step} />
      <Reason step={step} />
      <StepPerson found={found} step={step} />
      <StepPayment step={step} />
      {facts.some(({ value }) => value !== null) && (
        <FactList>
          {facts.map(({ choice, value, ...field }) => (
            <FactRow key={field.source} label={field.label[locale]}>
              {choice?.[locale] ?? <ProductValue field={field} value={value} />}
            </FactRow>
          ))}
        </FactList>
      )}
      <StepActions found={found} step={step} />
    </StepItem>
  )
}

const Times = ({ step: { status, dueAt, overdue, tries, maxTries, verificationId } }: { step: ShownStep }) => {
  const text = useTexts('casesScreen')
  const { short } = useDateFormats()
  const isOpen = status === 'asked' || status === 'inProgress'
  const parts = [
    isOpen && dueAt && (
      <span key="due" className={overdue ? styles.late : undefined}>
        {text(overdue ? 'step.wasDue' : 'step.due', { time: short(dueAt) })}
      </span>
    ),
    tries > 1 && <span key="tries">{text('step.tries', { tries, most: maxTries })}</span>,
    verificationId && <CheckLink key="check" id={verificationId} />,
  ].filter(Boolean)
  return parts.length > 0 && <StepRemarks>{parts}</StepRemarks>
}

/** The check's page is its product's. */
const CheckLink = ({ id }: { id: string }) => {
  const text = useTexts('casesScreen')
  const { data } = useCallQuery(findVerificationProduct, { params: { id } })
  return data && <Link to={withId(entryOf(data.product).paths.detail, id)}>{text('step.check')}</Link>
}

const knownReasons = ['declined', 'expired', 'noAddress', 'template', 'voided'] as const

const isKnown = (reason: string): reason is (typeof knownReasons)[number] => knownReasons.some(one => one === reason)

/** Codes of ours are said in words; the rest is what the customer or the source has written. */
const Reason = ({ step: { status, reason } }: { step: ShownStep }) => {
  const text = useTexts('casesScreen')
  if (!reason || status === 'waiting') return null
  return <p className={styles.reason}>{isKnown(reason) ? text(`step.reasons.${reason}`) : reason}</p>
}
