// @vitest-environment jsdom
import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import type { ListVersion } from '../../../contracts/calls/watchLists.ts'
import { paths } from '../../../contracts/platform/paths.ts'
import PublishedLists from '../../../src/resources/watchLists/PublishedLists.tsx'
import { Versions } from '../../../src/resources/watchLists/Versions.tsx'
import { renderAdmin } from './renderAdmin.tsx'

const source = {
  id: 'un',
  list: 'UN Security Council',
  listId: 'lst_1',
  publisher: { en: 'United Nations', hi: 'संयुक्त राष्ट्र' },
  address: 'https://lists.example.test/un.xml',
  state: 'late',
  isOn: true,
  licence: null,
  licenceConfirmedAt: null,
  dated: '2026-11-18',
  checkedAt: '2026-11-20T09:30:00.000Z',
  everyHours: 12,
  promiseHours: 48,
  problem: 'The publisher could not be reached.',
  nextAt: null,
}

const licensed = {
  ...source,
  id: 'open-sanctions',
  list: 'OpenSanctions',
  state: 'licence',
  licence: { en: 'The data is CC BY-NC.', hi: 'यह डेटा CC BY-NC है।' },
  dated: null,
  checkedAt: null,
  problem: null,
}

const open = (role: 'admin' | 'superadmin') =>
  renderAdmin({
    path: paths.adminWatchLists,
    role,
    routes: [{ path: paths.adminWatchLists, element: <PublishedLists /> }],
    answers: {
      'GET /admin-api/list-sources': () => ({ body: { isFetching: false, sources: [source, licensed] } }),
      'POST /admin-api/list-sources/un/fetch': () => ({ body: { done: true } }),
      'POST /admin-api/list-sources/open-sanctions/licence': () => ({ body: { done: true } }),
    },
  })

test('each list shows its publisher, date, age, promise and what went wrong; a super-admin fetches it now', async () => {
  const { user, seen } = await open('superadmin')
  const item = (await screen.findByText('UN Security Council')).closest('li') as HTMLElement
  for (const words of [
    /Older than promised/,
    /List of 18 Nov 2026/,
    /at most 48 hours old/,
    /could not be reached/,
    /un\.xml/,
  ])
    expect(within(item).getByText(words)).toBeTruthy()
  expect(screen.getByText(/Lists are fetched only when you ask for it/)).toBeTruthy()
  await user.click(within(item).getByRole('button', { name: 'Fetch now: UN Security Council' }))
  await waitFor(() => expect(seen.some(({ path }) => path.endsWith('/list-sources/un/fetch'))).toBe(true))
})

test('a licence is confirmed with a reason before anything is fetched', async () => {
  const { user, seen } = await open('superadmin')
  const item = (await screen.findByText('OpenSanctions')).closest('li') as HTMLElement
  expect(within(item).getByText('The data is CC BY-NC.')).toBeTruthy()
  expect(within(item).queryByRole('button', { name: /Fetch/ })).toBeNull()
  await user.click(within(item).getByRole('button', { name: 'Confirm the licence' }))
  const dialog = await screen.findByRole('dialog')
  await user.type(within(dialog).getByRole('textbox'), 'Contract 12 of 2026')
  await user.click(within(dialog).getByRole('button', { name: 'Confirm the licence' }))
  await waitFor(() =>
    expect(seen.find(({ path }) => path.endsWith('/open-sanctions/licence'))?.body).toEqual({
      reason: 'Contract 12 of 2026',
    }),
  )
})

test('an administrator reads the sources and changes nothing', async () => {
  await open('admin')
  await screen.findByText('UN Security Council')
  expect(screen.queryByRole('button', { name: /Fetch|Turn|Confirm/ })).toBeNull()
})

test('a version says how many entries of which kind it has, and what it left out', async () => {
  const version: ListVersion = {
    id: 'lsv_1',
    number: 1,
    state: 'current',
    format: 'open-sanctions-csv',
    files: ['targets.simple.csv'],
    publishedOn: '2026-11-16',
    entries: 4,
    kinds: { person: 1, organisation: 2, vessel: 1 },
    leftOut: { CryptoWallet: 7, unnamed: 1 },
    added: 4,
    changed: 0,
    removed: 0,
    importedBy: 'fetch',
    startedAt: '2026-11-16T09:30:00.000Z',
    finishedAt: '2026-11-16T09:31:00.000Z',
    problems: [],
    shrunk: false,
  }
  await renderAdmin({
    path: paths.adminWatchLists,
    routes: [
      { path: paths.adminWatchLists, element: <Versions versions={[version]} shown={null} onShow={() => undefined} /> },
    ],
  })
  expect(await screen.findByText('People 1 · Organisations 2 · Vessels 1')).toBeTruthy()
  expect(screen.getByText('Left out, not searched: CryptoWallet 7 · Without a name or id 1')).toBeTruthy()
})
