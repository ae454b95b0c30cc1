import { describe, expect, test } from 'vitest'
import { verifications } from '../../../contracts/messages/en/verifications.ts'
import { productIds, productOf } from '../../../contracts/products/index.ts'
import { verificationResources } from '../../../contracts/resources/index.ts'
import type { Translate } from '../../../src/i18n/useTexts.ts'
import { columnsOf, isHidden } from '../../../src/resources/verifications/list/columns.ts'
import { changed, filterWords, isSet, without } from '../../../src/resources/verifications/list/filters.ts'
import { outcomeLabel } from '../../../src/resources/verifications/list/recordSummary.ts'
import { builtInViews, findSavedView } from '../../../src/resources/verifications/list/savedViews.ts'
import { isSubject } from '../../../src/resources/verifications/list/useFilters.ts'
import { findResultField, formatResult } from '../../../src/resources/verifications/resultValues.ts'

const text: Translate<'verifications'> = (key, values = {}) => {
  const found = key.split('.').reduce<unknown>((node, part) => (node as Record<string, unknown>)[part], verifications)
  return String(found).replace(/%\{(\w+)\}/g, (_, name: string) => String(values[name]))
}
const pan = productOf('pan-check')

describe.each(productIds)('the list of %s', id => {
  test('at most eleven columns are shown at first, each of them once', () => {
    const columns = columnsOf(productOf(id))
    expect(columns.filter(column => !isHidden(column)).length).toBeLessThanOrEqual(11)
    expect(new Set(columns.map(column => column.id)).size).toBe(columns.length)
  })

  test('its views are filters that its resource takes', () => {
    const { filter } = verificationResources[id]
    for (const view of builtInViews(productOf(id), text))
      expect(filter.strict().parse(view.filters)).toEqual(view.filters)
  })
})

describe('views', () => {
  const views = builtInViews(pan, text)

  test('"Needs a look" holds the outcomes that warn', () => {
    expect(views.find(({ id }) => id === 'look')?.filters).toEqual({ outcome: ['inactive', 'name_differs'] })
  })

  test('the one shown is told by its filters, whatever their order, page and cursor', () => {
    const own = { id: 'own', name: 'Mine', filters: { status: ['completed' as const], channel: ['api' as const] } }
    const shown = { channel: ['api' as const], status: ['completed' as const], after: 'ver_1' }
    expect(findSavedView([...views, own], shown)).toBe(own)
    expect(findSavedView(views, {})?.id).toBe('all')
    expect(findSavedView(views, shown)).toBeUndefined()
  })
})

describe('filters', () => {
  test('a change begins at the first page, and an emptied filter is none', () => {
    expect(changed({ after: 'ver_1', status: ['completed'] }, { status: [], q: '' })).toEqual({})
    expect(changed({ status: ['completed'] }, { channel: ['api'] })).toEqual({
      status: ['completed'],
      channel: ['api'],
    })
  })

  test('created is two keys and one chip', () => {
    const set = { createdFrom: '2026-11-01', createdTo: '2026-11-21' }
    expect(isSet(set, 'created')).toBe(true)
    expect(filterWords(set, 'created', [], text, 'en')).toBe('1–21 Nov 2026')
    expect(filterWords({ createdFrom: '2026-11-01' }, 'created', [], text, 'en')).toBe('since 1 Nov 2026')
    expect(without(set, 'created')).toEqual({})
  })

  test('one value by its word, several by their number', () => {
    const options = [{ value: 'api', label: 'API' }]
    expect(filterWords({ channel: ['api'] }, 'channel', options, text, 'en')).toBe('API')
    expect(filterWords({ channel: ['api', 'bulk'] }, 'channel', options, text, 'en')).toBe('2 selected')
    expect(filterWords({ requestedBy: ['A', 'B', 'C'] }, 'requestedBy', [], text, 'en')).toBe('3 people')
    expect(filterWords({}, 'channel', options, text, 'en')).toBeUndefined()
  })

  test('a whole identifier is kept out of the address, a reference is not', async () => {
    expect(await isSubject(pan, 'aaacz 1000 a')).toBe(true)
    expect(await isSubject(pan, 'VEN-7470')).toBe(false)
  })
})

test('not found and source unavailable say different things', () => {
  const record = { outcome: null, error: 'The PAN source did not answer.' }
  const said = (['not_found', 'source_unavailable'] as const).map(status =>
    outcomeLabel(pan, { ...record, status }, text, 'en'),
  )
  expect(said).toEqual(['No such record', 'No answer, no charge'])
})

test('a state is named in the reader’s language, and stored in English', () => {
  const field = findResultField(productOf('gstin-check'), 'state')
  expect(field && formatResult(field, 'Maharashtra', 'hi')).toBe('महाराष्ट्र')
  expect(field && formatResult(field, 'Maharashtra', 'en')).toBe('Maharashtra')
})
