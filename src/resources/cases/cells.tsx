import { useGetOne } from 'ra-core'
import { Link } from 'react-router-dom'
import { casePages } from '../../../contracts/cases/products.ts'
import type { ShownCase } from '../../../contracts/cases/shown.ts'
import { withId } from '../../../contracts/platform/paths.ts'
import { caseResource } from '../../../contracts/resources/case.ts'
import type { ShownPlan } from '../../../contracts/resources/plan.ts'
import { FieldValue } from '../../components/FieldValue.tsx'
import { ToneChip } from '../../components/ToneChip.tsx'
import { useDateFormats } from '../../i18n/dates.ts'
import { useLocale } from '../../i18n/locale.ts'
import { useTexts } from '../../i18n/useTexts.ts'
import styles from './Cases.module.css'

interface CellProps {
  record: ShownCase
}

const { fields } = caseResource

/** Masked by the server. */
export const nameOf = ({ name, email, phone }: ShownCase['subject']): string | null => name ?? email ?? phone

/** On a card, which is itself a link. */
export const Name = ({ record: { subject } }: CellProps) => {
  const text = useTexts('casesScreen')
  return nameOf(subject) ?? text('noName')
}

export const Person = ({ record: { id, product, subject } }: CellProps) => {
  const text = useTexts('casesScreen')
  return (
    <Link
      className={styles.link}
      to={withId(casePages[product].show, id)}
      // The row is clickable too: without this, a click with a modifier key would also open the row in this tab.
      onClick={event => event.stopPropagation()}
    >
      {nameOf(subject) ?? text('noName')}
    </Link>
  )
}

export const Plan = ({ record: { planTitle } }: CellProps) => planTitle[useLocale()]

/** The title of the plan that a list is filtered by. */
export const PlanWords = ({ value }: { value: string }) => {
  const locale = useLocale()
  const { data } = useGetOne<ShownPlan>('plans', { id: value })
  return data?.title[locale] ?? value
}

/** The open steps, and whom they wait for. */
export const Waiting = ({ record: { waitsOn, waitsFor } }: CellProps) => {
  const locale = useLocale()
  if (waitsOn === null) return '-'
  return (
    <span className={styles.waiting}>
      <FieldValue field={fields.waitsOn} value={waitsOn} />
      {waitsFor.length > 0 && <span>{waitsFor.map(title => title[locale]).join(', ')}</span>}
    </span>
  )
}

/** On a card: nothing of what a case does not have. */
export const OpenSteps = ({ record }: CellProps) => record.waitsOn && <Waiting record={record} />
export const OpenDue = ({ record }: CellProps) => record.nextDueAt && <Due record={record} />
export const KnownVerdict = ({ record }: CellProps) =>
  (record.decision ?? record.verdict) && <Verdict record={record} />

/** A person's decision stands before the result of the rules. */
export const Verdict = ({ record: { verdict, decision } }: CellProps) => {
  const locale = useLocale()
  const shown = decision?.verdict ?? verdict
  return shown ? <ToneChip tone={shown.tone} label={shown.label[locale]} /> : '-'
}

export const Due = ({ record: { nextDueAt, overdue } }: CellProps) => {
  const { short } = useDateFormats()
  if (!nextDueAt) return '-'
  return (
    <span className={styles.due}>
      <span className="num">{short(nextDueAt)}</span>
      {overdue && <FieldValue field={fields.overdue} value />}
    </span>
  )
}
