import { expect, test } from 'vitest'
import type { ShownTrubgv } from '../../../contracts/cases/trubgv/shown.ts'
import { csvLines } from '../../../server/trubgv/reportRows.ts'

const AT = '2026-11-20T06:00:00.000Z'
const source = (id: string, state: ShownTrubgv['sources'][number]['state']) => ({
  id,
  label: { en: id, hi: id },
  state,
  outcome: null,
  at: state === 'answered' ? AT : null,
  verificationId: null,
  chargedPaise: 0,
})

const shown: ShownTrubgv = {
  id: 'cas_1',
  kind: 'person',
  name: 'Suresh Roy',
  mode: 'live',
  status: 'done',
  reference: null,
  purpose: 'other',
  createdAt: AT,
  endedAt: AT,
  chargedPaise: 0,
  nextTryAt: null,
  headline: 'incomplete',
  sources: [source('uan', 'answered'), source('voter', 'noAnswer'), source('licence', 'notFound')],
  rows: [
    {
      fact: 'name',
      claimed: 'Suresh Roy',
      found: [{ source: 'uan', value: 'Suresh Roy', match: 'same' }],
      missing: [],
    },
  ],
  contradictions: [
    { kind: 'employmentGap', tone: 'warning', values: [{ source: 'uan', value: 'Rudra Foods', at: AT, days: 120 }] },
  ],
}

test('the CSV names gaps of a record, and every source that did not answer', () => {
  const lines = csvLines(shown, 'en').map(line => line.slice(0, 5))
  expect(lines).toEqual([
    ['Name', 'Suresh Roy', 'uan', 'Suresh Roy', 'Same'],
    ['There is a gap between employments', '', 'uan', 'Rudra Foods (120 days)', ''],
    ['', '', 'voter', '', 'No answer'],
    ['', '', 'licence', '', 'Not found'],
  ])
})
