import type { z } from 'zod'
import { verificationStatuses } from '../../../../contracts/codes.ts'
import type { Product } from '../../../../contracts/products/index.ts'
import type { verificationResource } from '../../../../contracts/resources/verification.ts'
import type { Locale } from '../../../../contracts/text.ts'
import { dateFormats } from '../../../i18n/dates.ts'
import type { Translate } from '../../../i18n/useTexts.ts'
import { shortId } from '../record.ts'
import { findResultField } from '../resultValues.ts'

export type Filters = z.output<ReturnType<typeof verificationResource>['filter']>

export const filterNames = ['created', 'status', 'requestedBy', 'outcome', 'channel', 'mode', 'file'] as const
export type FilterName = (typeof filterNames)[number]

/** The filters that always stand in the bar; the others wait under "Filter". */
export const usualFilters: readonly FilterName[] = ['created', 'status', 'requestedBy']

const keysOf: Record<FilterName, readonly (keyof Filters)[]> = {
  created: ['createdFrom', 'createdTo'],
  status: ['status'],
  requestedBy: ['requestedBy'],
  outcome: ['outcome'],
  channel: ['channel'],
  mode: ['mode'],
  file: ['jobId'],
}

export const isSet = (filters: Filters, name: FilterName) => keysOf[name].some(key => filters[key] !== undefined)

/** With other values; an empty one is none. A changed list begins at its first page, so the cursor goes. */
export const changed = (filters: Filters, more: Partial<Filters>): Filters => {
  const all = { ...filters, ...more, after: undefined }
  const given = Object.entries(all).filter(([, value]) => (Array.isArray(value) ? value.length > 0 : !!value))
  return Object.fromEntries(given)
}

export const without = (filters: Filters, name: FilterName): Filters =>
  changed(filters, Object.fromEntries(keysOf[name].map(key => [key, undefined])))

interface Option {
  value: string
  label: string
}

/** The values to choose from, where a filter has a closed list. */
export function optionsOf(
  name: FilterName,
  product: Product,
  text: Translate<'verifications'>,
  statusWord: (status: (typeof verificationStatuses)[number]) => string,
  locale: Locale,
): Option[] {
  if (name === 'status') return verificationStatuses.map(value => ({ value, label: statusWord(value) }))
  if (name === 'channel')
    return (['console', 'api', 'bulk'] as const).map(value => ({ value, label: text(`channel.${value}`) }))
  if (name === 'mode') return (['live', 'test'] as const).map(value => ({ value, label: text(`filter.${value}`) }))
  if (name !== 'outcome') return []
  const choices = findResultField(product, product.keys.outcome)?.choices ?? {}
  return Object.entries(choices).map(([value, choice]) => ({ value, label: choice.label[locale] }))
}

/** What a filter is set to, in words; undefined where it is open. */
export function filterWords(
  filters: Filters,
  name: FilterName,
  options: readonly Option[],
  text: Translate<'verifications'>,
  locale: Locale,
): string | undefined {
  if (!isSet(filters, name)) return undefined
  if (name === 'created') return createdWords(filters, text, locale)
  if (name === 'file') return filters.jobId && shortId(filters.jobId)
  const chosen = [filters[name] ?? []].flat()
  const [only] = chosen
  if (chosen.length > 1)
    return text(name === 'requestedBy' ? 'filter.people' : 'filter.several', { count: chosen.length })
  return options.find(({ value }) => value === only)?.label ?? only
}

function createdWords(
  { createdFrom, createdTo }: Filters,
  text: Translate<'verifications'>,
  locale: Locale,
): string | undefined {
  const { day, range } = dateFormats(locale)
  if (createdFrom && createdTo) return range(createdFrom, createdTo)
  if (createdFrom) return text('filter.since', { day: day(createdFrom) })
  return createdTo && text('filter.until', { day: day(createdTo) })
}
