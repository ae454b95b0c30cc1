import { screen, waitFor, within } from '@testing-library/react'
import { Car } from 'lucide-react'
import { expect, test } from 'vitest'
import { text } from '../../../contracts/platform/text.ts'
import { isIdentifier } from '../../../src/components/list/DeclaredFilters.tsx'
import { identifierSearch } from '../../../src/components/list/declaration.ts'
import { declareList } from '../../../src/components/list/defineScreens.tsx'
import { withPageParameters } from '../../../src/components/list/ListFrame.tsx'
import { ListPage } from '../../../src/components/list/ListPage.tsx'
import { findView } from '../../../src/components/list/SavedViews.tsx'
import { renderConsolePage } from '../support/renderConsolePage.tsx'

const cars = declareList(
  {
    // A resource that customers may read, because react-admin checks permissions.
    name: 'webhooks',
    audience: 'customer',
    words: { title: text('Cars', 'Cars'), search: text('Plate or note', 'Plate or note'), none: text('None', 'None') },
    fields: {
      plate: { label: text('Plate', 'Plate') },
      'owner.name': { label: text('Owner', 'Owner') },
      colour: {
        label: text('Colour', 'Colour'),
        kind: 'choice',
        choices: { red: { label: text('Red', 'Red') }, blue: { label: text('Blue', 'Blue') } },
      },
      fleet: { label: text('Fleet', 'Fleet') },
      boughtAt: { label: text('Bought', 'Bought'), kind: 'time' },
    },
    filterShapes: {
      colour: { type: 'string', many: true },
      fleet: { type: 'string', many: false },
      boughtFrom: { type: 'string', many: false },
      boughtTo: { type: 'string', many: false },
      q: { type: 'string', many: false, maxLength: 24 },
    },
    sorts: ['plate'],
    hasDetail: false,
  },
  {
    icon: Car,
    recordRepresentation: 'plate',
    list: {
      columns: ['plate', 'owner.name', 'colour'],
      filters: ['colour', 'fleet', 'boughtAt'],
      savedViews: [{ id: 'red', name: text('Red ones', 'Red ones'), filters: { colour: ['red'] } }],
      search: identifierSearch('q', 'pan'),
      sort: { field: 'plate', order: 'ASC' },
    },
  },
)

const answers = {
  'GET /api/resources/webhooks': () => ({
    body: [{ id: 'car_1', plate: 'MH12AB1234', owner: { name: 'Asha' }, colour: 'red' }],
    headers: { 'content-range': 'webhooks 0-0/1' },
  }),
}

const open = (path = '/cars') =>
  renderConsolePage(() => <ListPage declared={cars} filter={{ yard: 'west' }} />, {
    path,
    resource: 'webhooks',
    answers,
  })

const filtersOf = (seen: Awaited<ReturnType<typeof open>>['seen']) =>
  seen.map(({ search }) => JSON.parse(search.get('filter') ?? '{}') as object)

test('the page’s own parameters are kept when the list is sorted and filtered', async () => {
  const { user, at } = await open('/cars?tab=fleet&entry=car_9')
  await user.click(await screen.findByText('Plate'))
  await waitFor(() => expect(at()).toContain('order=DESC'))
  expect(at()).toMatch(/^\/cars\?tab=fleet&entry=car_9&/)
  expect(withPageParameters('?tab=a&page=3&filter={}', '?page=1')).toBe('tab=a&page=1')
})

test('a column shows the value of a dotted path', async () => {
  await open()
  expect(await screen.findByRole('cell', { name: 'Asha' })).toBeTruthy()
})

test('views filter and count within the list’s permanent filter; a custom one is saved, kept and removed', async () => {
  const { user, seen } = await open()
  const tabs = within(await screen.findByRole('tablist', { name: 'Saved views' }))
  expect(tabs.getByRole('tab', { name: /^All/ }).getAttribute('aria-selected')).toBe('true')
  await user.click(tabs.getByRole('tab', { name: /^Red ones/ }))
  await waitFor(() => expect(tabs.getByRole('tab', { name: /^Red ones/ }).getAttribute('aria-selected')).toBe('true'))
  expect(filtersOf(seen)).toContainEqual({ colour: ['red'], yard: 'west' })
  expect(filtersOf(seen).every(filter => 'yard' in filter)).toBe(true)

  await user.click(screen.getByRole('button', { name: /^Colour/ }))
  await user.click(screen.getByRole('checkbox', { name: 'Blue' }))
  await user.keyboard('{Escape}')
  expect(await screen.findByText('2 selected')).toBeTruthy()
  await user.click(await screen.findByRole('button', { name: 'Save view' }))
  const dialog = within(await screen.findByRole('dialog'))
  await user.type(dialog.getByRole('textbox'), 'Both{Enter}')
  const own = await tabs.findByRole('tab', { name: /^Both/ })
  expect(own.getAttribute('aria-selected')).toBe('true')
  await user.click(screen.getByRole('button', { name: 'Remove view Both' }))
  await waitFor(() => expect(tabs.queryByRole('tab', { name: /^Both/ })).toBeNull())
})

test('the active view is recognised by its filters, whatever their order and cursor', () => {
  const views = [{ filters: {} }, { filters: { status: ['completed'], channel: ['api'] } }] as const
  expect(findView(views, { channel: ['api'], status: ['completed'], after: 'x' })).toBe(views[1])
  expect(findView(views, {})).toBe(views[0])
  expect(findView(views, { channel: ['api'] })).toBeUndefined()
})

test('a complete identifier in the search stays out of the address; a reference is included', async () => {
  const { user, at, seen } = await open()
  const field = await screen.findByRole('searchbox', { name: 'Plate or note' })
  await user.type(field, 'AAACZ1000A')
  await waitFor(() => expect(filtersOf(seen)).toContainEqual({ yard: 'west', q: 'AAACZ1000A' }))
  expect(at()).not.toContain('AAACZ1000A')
  await user.clear(field)
  await user.type(field, 'VEN-7470')
  await waitFor(() => expect(at()).toContain('VEN-7470'))
  expect(await isIdentifier('pan', 'aaacz 1000 a')).toBe(true)
  expect(await isIdentifier('pan', 'VEN-7470')).toBe(false)
})

test('a period with one end is shown as since or until', async () => {
  const { user, at } = await open(`/cars?filter=${encodeURIComponent('{"boughtFrom":"2026-11-01"}')}`)
  expect(await screen.findByText('since 1 Nov 2026')).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Clear filter: Date' }))
  await waitFor(() => expect(at()).not.toContain('2026-11-01'))
})

test('a filter without choices comes from a link and can only be cleared', async () => {
  const { user, at } = await open(`/cars?filter=${encodeURIComponent('{"fleet":"north"}')}`)
  expect(await screen.findByText('north')).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Clear filter: Fleet' }))
  await waitFor(() => expect(at()).not.toContain('north'))
})

test('a filter that the list no longer has is dropped; the others stay', async () => {
  const { at } = await open(`/cars?filter=${encodeURIComponent('{"fleet":"north","wheels":4}')}`)
  await waitFor(() => expect(at()).not.toContain('wheels'))
  expect(await screen.findByText('north')).toBeTruthy()
})

test('the search accepts no more characters than its filter', async () => {
  await open()
  expect((await screen.findByRole<HTMLInputElement>('searchbox', { name: 'Plate or note' })).maxLength).toBe(24)
})
