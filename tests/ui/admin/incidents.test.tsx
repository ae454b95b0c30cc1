import { screen, within } from '@testing-library/react'
import { ResourceContextProvider } from 'ra-core'
import { expect, test } from 'vitest'
import { adminStatus as text } from '../../../contracts/messages/en/adminStatus.ts'
import { componentIds, type PublicStatus } from '../../../contracts/pages/statusPage.ts'
import { paths } from '../../../contracts/platform/paths.ts'
import type { IncidentDetail } from '../../../contracts/resources/incident.ts'
import { incidents } from '../../../src/resources/incidents/index.ts'
import { renderAdmin } from './renderAdmin.tsx'

const at = '2026-11-21T06:30:00.000Z'

const status: PublicStatus = {
  measuredAt: at,
  headline: 'degraded',
  components: componentIds.map(id => ({ id, state: id === 'bank' ? 'degraded' : 'unknown', history: [] })),
  open: [],
  planned: [],
  past: [],
}

const slow: IncidentDetail = {
  id: 'inc_1',
  kind: 'incident',
  title: 'Bank checks are slow',
  impact: 'minor',
  state: 'investigating',
  components: ['bank'],
  startsAt: at,
  endsAt: null,
  resolvedAt: null,
  createdBy: 'Asha Rao',
  createdAt: at,
  words: { en: 'Bank checks are slow', hi: 'बैंक की जाँच धीमी है' },
  corrections: [{ en: 'Bank cheks are slow', hi: null, by: 'Ravi Das', at, reason: 'A typing error' }],
  updates: [
    {
      id: 'icu_1',
      state: 'investigating',
      text: { en: 'We look into it.', hi: null },
      by: 'Asha Rao',
      at,
      corrections: [],
    },
  ],
  withdrawnBy: null,
  withdrawnAt: null,
  withdrawnReason: null,
}

interface Opening {
  record?: IncidentDetail
  entry?: boolean
  role?: 'admin' | 'auditor'
  isPublic?: boolean
}

function open({ record = slow, entry = false, role = 'admin', isPublic = false }: Opening = {}) {
  const List = incidents.list
  return renderAdmin({
    path: `${paths.adminIncidents}${entry ? `?entry=${record.id}` : ''}`,
    role,
    routes: [
      {
        path: '*',
        element: (
          <ResourceContextProvider value="incidents">
            <List />
          </ResourceContextProvider>
        ),
      },
    ],
    answers: {
      'GET /admin-api/resources/incidents': () => ({
        body: [record],
        headers: { 'content-range': 'incidents 0-0/1' },
      }),
      [`GET /admin-api/resources/incidents/${record.id}`]: () => ({ body: record }),
      'GET /admin-api/status': () => ({ body: { isPublic, status } }),
      'POST /admin-api/status/page': () => ({ body: { isPublic: !isPublic } }),
      'POST /admin-api/incidents': () => ({ body: { id: 'inc_2' } }),
      'POST /admin-api/incidents/maintenance': () => ({ body: { id: 'inc_2' } }),
      [`POST /admin-api/incidents/${record.id}/updates`]: () => ({ body: { state: 'resolved' } }),
      [`POST /admin-api/incidents/${record.id}/corrections`]: () => ({ body: { state: 'investigating' } }),
      [`POST /admin-api/incidents/${record.id}/withdraw`]: () => ({ body: { state: 'withdrawn' } }),
    },
  })
}

const sent = (seen: { method: string; path: string; body: unknown }[]) =>
  seen.filter(({ method }) => method === 'POST').map(({ path, body }) => [path, body])

test('the page is off, says what it would say, and is published with a reason', async () => {
  const { user, seen } = await open()
  await screen.findByText(text.page.off)
  expect(screen.queryByRole('link', { name: text.page.open })).toBeNull()
  expect(screen.getAllByText(text.states.degraded)).toHaveLength(2)
  expect(screen.getAllByText(text.states.unknown)).toHaveLength(componentIds.length - 1)
  await user.click(screen.getByRole('button', { name: text.page.publish }))
  const dialog = within(await screen.findByRole('dialog', { name: text.page.publishTitle }))
  await user.type(dialog.getByRole('textbox'), 'Customers asked')
  await user.click(dialog.getByRole('button', { name: text.page.publish }))
  await screen.findByText(text.page.published)
  expect(sent(seen)).toEqual([['/admin-api/status/page', { isPublic: true, reason: 'Customers asked' }]])
})

test('while it is public, it can be opened and turned off', async () => {
  await open({ isPublic: true })
  expect((await screen.findByRole('link', { name: text.page.open })).getAttribute('href')).toBe('/status')
  screen.getByRole('button', { name: text.page.hide })
})

test('an incident is reported with its components, its start in India and its texts', async () => {
  const { user, seen } = await open()
  await user.click(await screen.findByRole('button', { name: text.report.button }))
  const dialog = within(await screen.findByRole('dialog', { name: text.report.title }))
  await user.type(dialog.getByLabelText(/Title in English/), 'Payments fail')
  await user.type(dialog.getByLabelText(/Text in English/), 'We look into it.')
  await user.click(dialog.getByLabelText('Payments'))
  await user.type(dialog.getByLabelText(/^Start/), '2026-11-21T10:30')
  await user.click(dialog.getByRole('button', { name: text.report.confirm }))
  await screen.findByText(text.report.done)
  expect(sent(seen)).toEqual([
    [
      '/admin-api/incidents',
      {
        titleEn: 'Payments fail',
        titleHi: null,
        impact: 'minor',
        state: 'investigating',
        components: ['payments'],
        startsAt: '2026-11-21T05:00:00.000Z',
        textEn: 'We look into it.',
        textHi: null,
      },
    ],
  ])
})

test('maintenance needs a start and an end', async () => {
  const { user, seen } = await open()
  await user.click(await screen.findByRole('button', { name: text.plan.button }))
  const dialog = within(await screen.findByRole('dialog', { name: text.plan.title }))
  await user.type(dialog.getByLabelText(/Title in English/), 'Database maintenance')
  await user.type(dialog.getByLabelText(/Text in English/), 'Read-only for a while.')
  await user.click(dialog.getByLabelText('Website and console'))
  await user.click(dialog.getByRole('button', { name: text.plan.confirm }))
  expect(await dialog.findAllByText(text.fields.noTime)).toHaveLength(2)
  expect(sent(seen)).toEqual([])
})

test('an incident shows its texts with what they were, and is resolved', async () => {
  const { user, seen } = await open({ entry: true })
  await screen.findByText('Earlier: Bank cheks are slow')
  screen.getByText(/Corrected by Ravi Das on .*: A typing error/)
  await user.click(screen.getByRole('button', { name: text.resolve.button }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Resolve “Bank checks are slow”' }))
  await user.type(dialog.getByLabelText(/Text in English/), 'It works again.')
  await user.click(dialog.getByRole('button', { name: text.resolve.confirm }))
  await screen.findByText(text.resolve.done)
  expect(sent(seen)).toEqual([
    ['/admin-api/incidents/inc_1/updates', { state: 'resolved', textEn: 'It works again.', textHi: null }],
  ])
})

test('an update leaves the impact unless another is chosen', async () => {
  const { user, seen } = await open({ entry: true })
  await user.click(await screen.findByRole('button', { name: text.update.button }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Add an update to “Bank checks are slow”' }))
  await user.type(dialog.getByLabelText(/Text in English/), 'It is the network.')
  await user.click(dialog.getByRole('button', { name: text.update.confirm }))
  await screen.findByText(text.update.done)
  expect(sent(seen)[0]?.[1]).toMatchObject({ state: 'investigating', textEn: 'It is the network.', impact: null })
})

test('a text is corrected from what it was', async () => {
  const { user, seen } = await open({ entry: true })
  await user.click(await screen.findByRole('button', { name: /Correct the text of/ }))
  const dialog = within(await screen.findByRole('dialog', { name: /Correct the text of/ }))
  const english = dialog.getByLabelText<HTMLTextAreaElement>(/Text in English/)
  expect(english.value).toBe('We look into it.')
  await user.type(english, ' Soon more.')
  await user.type(dialog.getByLabelText(/Reason/), 'A missing word')
  await user.click(dialog.getByRole('button', { name: text.correct.confirm }))
  await screen.findByText(text.correct.done)
  expect(sent(seen)).toEqual([
    [
      '/admin-api/incidents/inc_1/corrections',
      { update: 'icu_1', en: 'We look into it. Soon more.', hi: null, reason: 'A missing word' },
    ],
  ])
})

test('a withdrawn one says who and why, and offers nothing', async () => {
  const gone = { withdrawnBy: 'Ravi Das', withdrawnAt: at, withdrawnReason: 'A false alarm' }
  await open({ entry: true, record: { ...slow, state: 'withdrawn', ...gone } })
  await screen.findByText(/Withdrawn by Ravi Das on .*: A false alarm/)
  for (const name of [text.update.button, text.resolve.button, text.withdraw.button, text.correct.titleOf])
    expect(screen.queryByRole('button', { name })).toBeNull()
})

test('an auditor reads and changes nothing', async () => {
  await open({ entry: true, role: 'auditor' })
  await screen.findByText('Earlier: Bank cheks are slow')
  for (const name of [
    text.report.button,
    text.plan.button,
    text.page.publish,
    text.update.button,
    text.correct.titleOf,
  ])
    expect(screen.queryByRole('button', { name })).toBeNull()
})
