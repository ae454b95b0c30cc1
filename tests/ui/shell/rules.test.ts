import { expect, test } from 'vitest'
import { checkIdentifier } from '../../../contracts/identifiers/index.ts'
import { sandboxOutcomes } from '../../../contracts/products/define.ts'
import { productIds, productOf } from '../../../contracts/products/index.ts'
import { createAppStore } from '../../../src/authProvider/appStore.ts'
import { formatLongDay, partOfDay } from '../../../src/customRoutes/dashboard/Greeting.tsx'
import { clearListParams } from '../../../src/session/clearListParams.ts'
import { clearDrafts, draftKeys, noteSessionEnded } from '../../../src/session/drafts.ts'
import { totalOutstanding, type WalletBalance } from '../../../src/wallets/useWallets.ts'

const wallet = (kind: WalletBalance['kind'], paise: number, postpaid: boolean): WalletBalance => ({
  kind,
  paise,
  leftPaise: postpaid ? undefined : paise,
  postpaid,
  low: false,
  loading: false,
  refresh: async () => true,
})

test.each([
  ['2026-11-20T22:29:00Z', 'evening'],
  ['2026-11-20T22:30:00Z', 'morning'],
  ['2026-11-21T06:29:00Z', 'morning'],
  ['2026-11-21T06:30:00Z', 'afternoon'],
  ['2026-11-21T11:29:00Z', 'afternoon'],
  ['2026-11-21T11:30:00Z', 'evening'],
])('at %s it is %s in India', (at, part) => {
  expect(partOfDay(new Date(at))).toBe(part)
})

test('the day in India, in words', () => {
  const justAfterMidnight = new Date('2026-11-20T18:31:00Z')
  expect(formatLongDay(justAfterMidnight, 'en')).toBe('Saturday, 21 November')
  expect(formatLongDay(justAfterMidnight, 'hi')).toContain('21 नवंबर')
})

test('postpaid: the sum over the postpaid wallets (A34); a challan wallet alone does not make an account postpaid', () => {
  const mixed = [wallet('challan', 500, false), wallet('api', 2_000, true), wallet('product', 300, false)]
  expect(totalOutstanding(mixed)?.paise).toBe(2_000)
  expect(totalOutstanding([wallet('api', 2_000, true), wallet('product', 150, true)])?.paise).toBe(2_150)
  expect(totalOutstanding([wallet('challan', 500, true), wallet('api', 0, false)])).toBeNull()
})

test('refreshing the sum succeeds only if every wallet replies', async () => {
  const silent = { ...wallet('product', 0, true), refresh: async () => false }
  expect(await totalOutstanding([wallet('api', 0, true), silent])?.refresh()).toBe(false)
})

test('every documented sandbox value passes its own check', () => {
  for (const id of productIds) {
    const { keys, inputFields, sandbox } = productOf(id)
    const kind = inputFields.find(({ source }) => source === keys.subject)?.identifier
    if (!sandbox || !kind) continue
    const refused = sandboxOutcomes.filter(outcome => !checkIdentifier(kind, sandbox[outcome]).ok)
    expect(refused).toEqual([])
  }
})

test('react-admin and the sign-in share the locale; other stored values belong to their app and user, lists to the session', () => {
  const customer = createAppStore('console', 'usr_1')
  const staff = createAppStore('admin', 'adm_1')
  const colleague = createAppStore('console', 'sub_1')
  customer.setItem('locale', 'hi')
  expect(localStorage.getItem('locale')).toBe('hi')
  expect(staff.getItem('locale')).toBe('hi')
  customer.setItem('pan-check.listParams', { page: 2 })
  expect([staff, colleague].map(store => store.getItem('pan-check.listParams'))).toEqual([undefined, undefined])
  clearListParams()
  expect(createAppStore('console', 'usr_1').getItem('pan-check.listParams')).toBeUndefined()
})

test('drafts outlive the end of a session, and nobody else sees them; a sign-out removes them', () => {
  const store = createAppStore('console', 'usr_1')
  const colleague = createAppStore('console', 'sub_1')
  const key = `${draftKeys}plans.new`
  for (const one of [store, colleague]) one.setItem('sidebar.open', false)
  store.setItem(key, { plan: 'mine' })
  expect(colleague.getItem(key)).toBeUndefined()
  store.reset()
  expect([store.getItem('sidebar.open'), store.getItem(key)]).toEqual([undefined, { plan: 'mine' }])
  noteSessionEnded()
  clearDrafts('console', 'usr_1')
  expect(store.getItem(key)).toEqual({ plan: 'mine' })
  colleague.setItem(key, { plan: 'theirs' })
  clearDrafts('console', 'usr_1')
  expect([store.getItem(key), colleague.getItem(key)]).toEqual([undefined, { plan: 'theirs' }])
})
