import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { statementPath } from '../../../contracts/platform/paths.ts'
import type { WalletEntry } from '../../../contracts/resources/walletEntry.ts'
import { entrySubject } from '../../../src/resources/walletEntries/entrySubject.ts'
import { walletEntries } from '../../../src/resources/walletEntries/index.ts'
import { renderConsolePage } from '../support/renderConsolePage.tsx'

const capture: WalletEntry = {
  id: 'trf_3',
  createdAt: '2026-11-21T06:12:00.000Z',
  kind: 'capture',
  description: 'PAN check',
  reference: 'ver_01a1fc43859874d0ae46468812b2aa01',
  wallet: 'api',
  amountPaise: -150,
  heldPaise: -150,
  balanceAfterPaise: 12_486_050,
}
const release = { ...capture, id: 'trf_2', kind: 'release', amountPaise: 0, heldPaise: -200 } satisfies WalletEntry
const credit = {
  ...capture,
  id: 'trf_1',
  kind: 'credit',
  description: 'Card payment',
  reference: 'pay_7',
  amountPaise: 2_500_000,
  heldPaise: 0,
} satisfies WalletEntry

const open = (rows: WalletEntry[], path = '/') =>
  renderConsolePage(walletEntries.list, {
    path,
    resource: 'wallet-entries',
    answers: {
      'GET /api/resources/wallet-entries': ({ search }) => {
        const found = JSON.parse(search.get('filter') ?? '{}').reference ? [] : rows
        return { body: found, headers: { 'content-range': `wallet-entries 0-${found.length}/${found.length}` } }
      },
    },
  })

const lists = (seen: Awaited<ReturnType<typeof open>>['seen']) =>
  seen
    .filter(({ path }) => path.endsWith('/wallet-entries'))
    .map(({ search }) => JSON.parse(search.get('filter') ?? '{}'))

test('amounts have a sign; an amount that was only held says so', async () => {
  await open([capture, release, credit])
  await screen.findByText('Check charged')
  const rows = screen.getAllByRole('row').slice(1)
  const shown = rows.map(row =>
    within(row)
      .getAllByRole('cell')
      .map(cell => cell.textContent),
  )
  expect(shown).toEqual([
    ['21 Nov, 11:42', 'Check charged', 'PAN check, ver_12b2aa01', 'API', '−₹1.50', '₹1,24,860.50'].map(expectText),
    expect.arrayContaining(['Hold released', '₹2.00 no longer held']),
    expect.arrayContaining(['Money added', 'Card payment, pay_7', '+₹25,000.00']),
  ])
})

/** Matches with or without the year, which the page shows for other years. */
const expectText = (text: string) => expect.stringMatching(text.replace(/[.+,]/g, '.').replace('Nov', 'Nov( 2026)?'))

test('an entry links to its verification, by either of its product’s names; a payment to no page', () => {
  expect(entrySubject(capture, 'hi')).toEqual({ words: 'PAN जाँच', page: `/bulk-pan-detail?id=${capture.reference}` })
  expect(entrySubject({ ...capture, description: 'PAN जाँच' }, 'en').words).toBe('PAN check')
  expect(entrySubject(credit, 'en')).toEqual({ words: 'Card payment', page: null })
  expect(entrySubject(credit, 'hi')).toEqual({ words: 'कार्ड से पेमेंट', page: null })
})

const challanIds = { order: 'cho_01a1fc43859874d0ae46468812b2aa01', refund: 'crf_01a1fc43859874d0ae46468812b2aa02' }

test('challans: the order by the end of its id, with a link; a refund by its end', async () => {
  const paid = { ...capture, wallet: 'challan', description: 'Traffic challans', reference: challanIds.order } as const
  const refund = { ...paid, id: 'trf_4', kind: 'refund', amountPaise: 150, reference: challanIds.refund } as const
  await open([refund, paid])
  const link = await screen.findByRole('link', { name: 'cho_12b2aa01' })
  expect(link.getAttribute('href')).toBe(`/challan-view-details?id=${challanIds.order}`)
  expect(screen.getByText('crf_12b2aa02')).toBeTruthy()
  expect(document.body.textContent).not.toContain('01a1fc43859874d0')
})

test('it opens filtered by one wallet, and the filter can be removed', async () => {
  const { user, seen } = await open([capture], statementPath('api'))
  await screen.findByText('Check charged')
  expect(lists(seen)[0]).toEqual({ wallet: ['api'] })
  await user.click(screen.getByRole('button', { name: 'Clear filter: Wallet' }))
  await waitFor(() => expect(lists(seen).at(-1)).toEqual({}))
})

test('an unknown reference shows how many entries exist, and can be cleared', async () => {
  const { user, seen } = await open([capture, credit])
  await user.type(await screen.findByRole('searchbox'), 'ver_none')
  expect(await screen.findByText('2 entries are hidden by them.')).toBeTruthy()
  expect(lists(seen)).toContainEqual({ reference: 'ver_none' })
  await user.click(screen.getByRole('button', { name: 'Clear filters' }))
  expect(await screen.findByText('Check charged')).toBeTruthy()
})
