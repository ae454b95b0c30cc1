import { createElement, Fragment } from 'react'
import type { Field } from '../../../contracts/fields/field.ts'
import { useLocale } from '../../i18n/locale.ts'
import { CopyButton } from '../CopyButton.tsx'
import { FactList, FactRow } from '../FactRow.tsx'
import { FieldValue, isEmpty, type Scalar } from '../FieldValue.tsx'
import { Section } from '../Section.tsx'
import { type DetailPart, type Fact, type Facts, isComponent, valueAt } from './parts.ts'

interface RecordDetailProps {
  fields: Record<string, Field>
  parts: readonly DetailPart[]
  record: object
}

/** The details of a record: facts, sections and components in the declared order. */
export const RecordDetail = ({ fields, parts, record }: RecordDetailProps) => {
  const locale = useLocale()
  return parts.map((part, index) => {
    // The index is a stable key, because the declaration never changes.
    if (isComponent(part)) return createElement(part, { key: index, record: record as never })
    if (!part.title)
      return <FactsOf key={index} part={part} columns={part.columns ?? 1} fields={fields} record={record} />
    return (
      <Section
        key={index}
        title={part.title[locale]}
        {...(part.aside && { aside: createElement(part.aside, { record: record as never }) })}
      >
        <FactsOf part={part} columns={part.columns ?? 2} fields={fields} record={record} />
      </Section>
    )
  })
}

interface FactsOfProps extends Omit<RecordDetailProps, 'parts'> {
  part: Facts
  columns: 1 | 2
}

const FactsOf = ({ part, columns, fields, record }: FactsOfProps) => (
  <FactList columns={columns}>
    {part.facts.map(one => {
      const declared: Fact = typeof one === 'string' ? { name: one } : one
      const field = fields[declared.name]
      if (!field || (declared.optional && isEmpty(valueAt(record, declared.name))))
        return <Fragment key={declared.name} />
      return <FactOf key={declared.name} declared={declared} field={field} record={record} />
    })}
  </FactList>
)

interface FactOfProps {
  declared: Fact
  field: Field
  record: object
}

const FactOf = ({ declared: { name, component }, field, record }: FactOfProps) => {
  const label = field.label[useLocale()]
  const value = valueAt(record, name) as Scalar
  if (component) return <FactRow label={label}>{createElement(component, { record: record as never })}</FactRow>
  if (isEmpty(value)) return <FactRow label={label} />
  return (
    <FactRow label={label}>
      <FieldValue full field={field} value={value} />
      {field.kind === 'id' && <CopyButton value={String(value)} name={label} />}
    </FactRow>
  )
}
