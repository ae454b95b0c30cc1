import { screen, waitFor } from '@testing-library/react'
import { Car } from 'lucide-react'
import { expect, test } from 'vitest'
import { text } from '../../../contracts/platform/text.ts'
import { declareList } from '../../../src/components/list/defineScreens.tsx'
import { ListPage } from '../../../src/components/list/ListPage.tsx'
import { renderConsolePage } from '../support/renderConsolePage.tsx'

const plates = ['MH12AB1001', 'MH12AB1002', 'MH12AB1003', 'MH12AB1004']

/** A list of these cars, and how often each row has been rendered: its last cell is rendered with it. */
function listOfCars() {
  const renders = new Map<string, number>()
  const CountRenders = ({ record: { plate } }: { record: { plate: string } }) => {
    renders.set(plate, (renders.get(plate) ?? 0) + 1)
    return null
  }
  const cars = declareList(
    {
      // A resource that a customer may read: react-admin asks.
      name: 'webhooks',
      audience: 'customer',
      words: { title: text('Cars', 'Cars'), none: text('None', 'None') },
      fields: { plate: { label: text('Plate', 'Plate') } },
      filterShapes: {},
      sorts: ['plate'],
      hasDetail: false,
    },
    {
      icon: Car,
      recordRepresentation: 'plate',
      list: {
        columns: ['plate', { name: 'colour', hidden: false }],
        sort: { field: 'plate', order: 'ASC' },
        rowActions: CountRenders,
        bulkActions: [() => null],
        density: true,
      },
    },
  )
  const rows = plates.map((plate, index) => ({ id: `car_${index + 1}`, plate }))
  const answers = {
    'GET /api/resources/webhooks': () => ({ body: rows, headers: { 'content-range': 'webhooks 0-3/4' } }),
  }
  const open = () =>
    renderConsolePage(() => <ListPage declared={cars} />, { path: '/cars', resource: 'webhooks', answers })
  return { open, counts: () => plates.map(plate => renders.get(plate) ?? 0) }
}

const boxes = () => screen.findAllByRole<HTMLInputElement>('checkbox', { name: 'Select this row' })

test('selecting a row renders that row alone', async () => {
  const { open, counts } = listOfCars()
  const { user } = await open()
  const [, second] = await boxes()
  const before = counts()
  await user.click(second as HTMLElement)
  await waitFor(() => expect(second?.checked).toBe(true))
  expect(counts().map((count, index) => count > (before[index] ?? 0))).toEqual([false, true, false, false])
})

test('higher rows are not rendered again', async () => {
  const { open, counts } = listOfCars()
  const { user } = await open()
  await boxes()
  const before = counts()
  await user.click(screen.getByRole('button', { name: 'Comfortable rows' }))
  await screen.findByRole('button', { name: 'Compact rows' })
  expect(counts()).toEqual(before)
})

test('shift selects a range, and the header selects every row', async () => {
  const { open } = listOfCars()
  const { user } = await open()
  const [first, second, third, fourth] = await boxes()
  await user.click(first as HTMLElement)
  await user.keyboard('{Shift>}')
  await user.click(third as HTMLElement)
  await user.keyboard('{/Shift}')
  await waitFor(() =>
    expect([first, second, third, fourth].map(box => box?.checked)).toEqual([true, true, true, false]),
  )
  await user.click(screen.getByRole('checkbox', { name: 'Select all' }))
  await waitFor(() => expect(fourth?.checked).toBe(true))
})

test('the selection ends when the rows are sorted differently', async () => {
  const { open } = listOfCars()
  const { user } = await open()
  const [first] = await boxes()
  await user.click(first as HTMLElement)
  await waitFor(() => expect(first?.checked).toBe(true))
  await user.click(screen.getByText('Plate', { selector: 'th *' }))
  await waitFor(async () => expect((await boxes()).some(box => box.checked)).toBe(false))
})
