import { expect, test } from 'vitest'
import { z } from 'zod'
import { defineResource } from '../../../../contracts/resources/define.ts'
import { resources } from '../../../../contracts/resources/index.ts'
import { csvHeadings, withRupees } from '../../../../server/platform/http/exportList.ts'

const resource = defineResource({
  name: 'sales',
  audience: 'admin',
  permission: 'admin.users',
  actions: ['list', 'export'],
  record: z.object({
    id: z.string(),
    createdAt: z.iso.datetime(),
    paidAt: z.iso.datetime().nullable(),
    totalPaise: z.number(),
    count: z.number(),
  }),
  fields: {
    createdAt: { label: { en: 'Time', hi: 'समय' }, kind: 'time' },
    paidAt: { label: { en: 'Paid', hi: 'कब चुकाया' }, kind: 'day' },
    totalPaise: { label: { en: 'Total', hi: 'कुल' }, kind: 'money' },
    count: { label: { en: 'Count', hi: 'संख्या' }, kind: 'count' },
  },
  filter: z.object({}),
  sorts: ['id'],
  csv: { columns: ['createdAt', 'paidAt', 'totalPaise', 'count'] },
})

test('the headings are the labels in the reader’s language, with the unit of instants and amounts', () => {
  const headings = (locale: 'en' | 'hi') => csvHeadings(resource, locale).map(({ header }) => header)
  expect(headings('en')).toEqual(['Time, UTC', 'Paid, UTC', 'Total, ₹', 'Count'])
  expect(headings('hi')).toEqual(['समय, UTC', 'कब चुकाया, UTC', 'कुल, ₹', 'संख्या'])
})

test('amounts are in rupees, with both decimals; what is no amount stays as it is', async () => {
  const rows = (async function* () {
    yield { id: 'x', totalPaise: 12_350, count: 5 }
    yield { id: 'y', totalPaise: null, count: 5 }
  })()
  const read: object[] = []
  for await (const row of withRupees(resource.fields, rows)) read.push(row)
  expect(read).toEqual([
    { id: 'x', totalPaise: '123.50', count: 5 },
    { id: 'y', totalPaise: null, count: 5 },
  ])
})

test.each(resources.filter(({ csv }) => csv).map(one => [one.name, one] as const))(
  'every column of %s has a label, and the resource says that it is exported',
  (_, { csv, fields, actions }) => {
    expect(csv?.columns.filter(name => !fields[name])).toEqual([])
    expect(actions).toContain('export')
  },
)
