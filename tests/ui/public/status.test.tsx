import { cleanup, render, screen, within } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { publicStatus as text } from '../../../contracts/messages/en/publicStatus.ts'
import { publicStatus as hindi } from '../../../contracts/messages/hi/publicStatus.ts'
import type { PublicState } from '../../../contracts/pages/publicPage.ts'
import {
  type ComponentState,
  componentIds,
  type DayRun,
  type PublicIncident,
  type PublicStatus,
  statusComponents,
} from '../../../contracts/pages/statusPage.ts'
import type { Locale } from '../../../contracts/platform/text.ts'
import { PublicApp } from '../../../src/public/PublicApp.tsx'
import { sentTexts } from '../../../src/public/pageTexts.ts'
import StatusPage, { head } from '../../../src/public/status/StatusPage.tsx'

afterEach(cleanup)

const at = '2026-11-21T06:30:00.000Z'
const green: DayRun[] = [{ from: '2026-08-24', to: '2026-11-21', days: 90, state: 'operational' }]
const componentsWith = (states: Partial<Record<string, ComponentState>>, history = green) =>
  componentIds.map(id => ({ id, state: states[id] ?? 'operational', history }))

const works: PublicStatus = {
  measuredAt: at,
  headline: 'operational',
  components: componentsWith({}),
  open: [],
  planned: [],
  past: [],
}

const incident: PublicIncident = {
  id: 'inc_1',
  kind: 'incident',
  title: { en: 'Bank checks are slow', hi: null },
  impact: 'minor',
  state: 'identified',
  components: ['bank', 'payments'],
  startsAt: '2026-11-21T05:00:00.000Z',
  endsAt: null,
  resolvedAt: null,
  updates: [
    { state: 'identified', text: { en: 'It is the network.', hi: 'नेटवर्क में दिक्कत है।' }, at },
    { state: 'investigating', text: { en: 'We look into it.', hi: null }, at: '2026-11-21T05:10:00.000Z' },
  ],
}

function open(status: PublicStatus, locale: Locale = 'en') {
  const config = { brandName: 'Satyapan', supportEmail: 'support@satyapan.test', clientToken: 'client', sandbox: true }
  const state: PublicState = {
    page: 'status',
    locale,
    brand: null,
    unknown: false,
    example: null,
    trust: null,
    status,
    config: { ...config, apiHosts: { page: '', production: '', development: '' } },
    texts: sentTexts('status', locale),
  }
  render(<PublicApp state={state} Page={StatusPage} />)
  return state
}

const componentOf = (id: keyof typeof statusComponents) =>
  within(screen.getByRole('heading', { name: statusComponents[id].en }).closest('li') as HTMLElement)

test('while everything works, that is the headline, and each component says so in a word', () => {
  const state = open(works)
  screen.getByText(text.headline.operational)
  screen.getByText('Measured on 21 Nov 2026, 12:00')
  for (const id of componentIds) componentOf(id).getByText(text.states.operational)
  screen.getByText('No incidents in the last 90 days.')
  expect(screen.queryByRole('heading', { name: text.open })).toBeNull()
  expect(head(state)).toEqual({ title: 'Status', description: text.description })
})

test('what nobody measured is not known, and never operational', () => {
  open({ ...works, headline: 'unknown', components: componentsWith({ payments: 'unknown' }) })
  screen.getByText(text.headline.unknown)
  expect(screen.queryByText(text.headline.operational)).toBeNull()
  componentOf('payments').getByText(text.states.unknown)
  expect(componentOf('payments').queryByText(text.states.operational)).toBeNull()
})

test('the days are drawn and said in words', () => {
  const history: DayRun[] = [
    { from: '2026-08-24', to: '2026-11-18', days: 87, state: 'none' },
    { from: '2026-11-19', to: '2026-11-19', days: 1, state: 'outage' },
    { from: '2026-11-20', to: '2026-11-21', days: 2, state: 'partly' },
  ]
  open({ ...works, components: componentsWith({}, history) })
  const bank = componentOf('bank')
  const words = '2 days measured only in part, 1 day with an outage, 87 days without data'
  const drawn = bank.getByRole('img', { name: `Bank checks, the last 90 days: ${words}` })
  expect([...drawn.querySelectorAll('rect')].map(bar => [bar.getAttribute('x'), bar.getAttribute('width')])).toEqual([
    ['0', '87'],
    ['87', '1'],
    ['88', '2'],
  ])
  bank.getByText(words)
  bank.getByText('19 Nov 2026: with an outage')
  bank.getByText('20–21 Nov 2026: measured only in part')
})

test('an open incident shows its updates, what it affects and since when', () => {
  open({ ...works, headline: 'degraded', components: componentsWith({ bank: 'degraded' }), open: [incident] })
  screen.getByText(text.headline.degraded)
  screen.getByRole('heading', { name: text.open })
  const shown = within(screen.getByRole('article', { name: 'Bank checks are slow' }))
  shown.getByText('Affects: Bank checks, Payments')
  shown.getByText('Since 21 Nov 2026, 10:30')
  shown.getByText('Identified · Minor impact')
  expect(shown.getAllByRole('listitem').map(item => item.querySelector('p')?.textContent)).toEqual([
    'It is the network.',
    'We look into it.',
  ])
})

test('maintenance is planned from and until, and what is over is below', () => {
  const planned: PublicIncident = {
    ...incident,
    id: 'inc_2',
    kind: 'maintenance',
    title: { en: 'Database maintenance', hi: null },
    state: 'scheduled',
    startsAt: '2026-11-28T18:30:00.000Z',
    endsAt: '2026-11-28T20:30:00.000Z',
  }
  const past: PublicIncident = { ...incident, state: 'resolved', resolvedAt: '2026-11-21T07:00:00.000Z' }
  open({ ...works, planned: [planned], past: [past] })
  const headings = screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)
  expect(headings).toEqual([text.planned.title, text.components, text.past.title, text.about.title])
  const next = within(screen.getByRole('article', { name: 'Database maintenance' }))
  next.getByText('29 Nov 2026, 00:00 to 29 Nov 2026, 02:00')
  next.getByText('Maintenance · Scheduled · Minor impact')
  within(screen.getByRole('article', { name: 'Bank checks are slow' })).getByText(
    '21 Nov 2026, 10:30 to 21 Nov 2026, 12:30',
  )
})

test('in Hindi, texts without a translation are marked as English', () => {
  open({ ...works, headline: 'outage', open: [incident] }, 'hi')
  screen.getByText(hindi.headline.outage)
  screen.getByText(statusComponents.bank.hi)
  screen.getByText('नेटवर्क में दिक्कत है।')
  expect(screen.getByText('Bank checks are slow').lang).toBe('en')
  expect(screen.getByText('We look into it.').lang).toBe('en')
})
