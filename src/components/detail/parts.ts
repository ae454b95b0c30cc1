import type { ReactNode } from 'react'
import type { Text } from '../../../contracts/platform/text.ts'

/** A component that shows part of a record. */
export type RecordComponent<Row> = (props: { record: Row }) => ReactNode

/** A field of a detail. */
export interface Fact<Name extends string = string> {
  name: Name
  /** Replaces the default format of the field's kind. */
  component?: RecordComponent<never>
  /** Omits the field if it has no value, instead of showing '-'. */
  optional?: boolean
}

export interface Facts<Name extends string = string> {
  /** The section's heading. Without it the facts have no card of their own. */
  title?: Text
  /** At the end of the heading. */
  aside?: RecordComponent<never>
  facts: readonly (Name | Fact<Name>)[]
  /** Defaults to two in a section and one elsewhere. */
  columns?: 1 | 2
}

/** A detail is made of facts, sections and components. */
export type DetailPart<Name extends string = string> = Facts<Name> | RecordComponent<never>

export const fact = <const Name extends string>(name: Name, options: Omit<Fact<Name>, 'name'>): Fact<Name> => ({
  name,
  ...options,
})

export const facts = <const Name extends string>(...list: readonly (Name | Fact<Name>)[]): Facts<Name> => ({
  facts: list,
})

export const section = <const Name extends string>(
  title: Text,
  ...list: readonly (Name | Fact<Name>)[]
): Facts<Name> => ({ title, facts: list })

/** A record's value by field name. A dot reads a nested object: `charge.paise`. */
export const valueAt = (record: object, name: string): unknown =>
  name.split('.').reduce<unknown>((value, key) => (value as Record<string, unknown> | null | undefined)?.[key], record)

/** `memo` and `lazy` return objects, not functions. */
export const isComponent = <Part>(part: Part): part is Extract<Part, RecordComponent<never>> =>
  typeof part === 'function' || (typeof part === 'object' && part !== null && '$$typeof' in part)
