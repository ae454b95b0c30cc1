import { describe, expect, test } from 'vitest'
import { sandboxSource } from '../../../server/sources/adapters/sandbox.ts'
import { vehicleChallans } from '../../../server/sources/runners/vehicleChallans.ts'
import { challansFor } from '../../../server/sources/synthetic/challans.ts'

const ask = sandboxSource(0)
const recordOf = async (product: 'vehicle-by-chassis' | 'vehicle-challans' | 'fastag-check', query: object) => {
  const answer = await ask({ product, query: { ...query }, userId: 'usr_test', mode: 'live' })
  if (!answer.found) throw new Error('not found')
  return answer.record
}

const paid = { status: 'paid', paidOn: '2026-05-02' } as const
const challan = {
  number: 'MH1',
  issuedOn: '2026-04-01',
  offence: 'Jumping a red light',
  section: '184',
  place: null,
  state: 'MH',
  amountPaise: 100_000,
  status: 'pending',
  paidOn: null,
  payability: 'online',
  court: null,
} as const

describe('vehicle-challans', () => {
  const result = (...challans: Parameters<typeof vehicleChallans.result>[1]['challans']) =>
    vehicleChallans.result({ rc: 'MH12AB1000' }, { challans })

  test('adds up what is pending, newest first, with the name of the state', () => {
    const older = { ...challan, number: 'MH2', issuedOn: '2026-01-09', amountPaise: 50_000 }
    const answer = result(older, challan, { ...challan, ...paid, number: 'MH3' })
    expect(answer).toMatchObject({
      status: 'pending',
      pending: 2,
      pendingPaise: 150_000,
      paid: 1,
      oldestOn: '2026-01-09',
    })
    expect(answer.challans.at(-1)).toMatchObject({ number: 'MH2', state: 'Maharashtra' })
  })

  test('a challan listed twice counts once, as paid', () => {
    expect(result(challan, { ...challan, ...paid })).toMatchObject({ status: 'clear', pending: 0, paid: 1 })
  })

  test('no challans is an answer', () => {
    expect(result()).toMatchObject({ status: 'clear', pending: 0, pendingPaise: 0, oldestOn: null, challans: [] })
  })

  test('the sandbox knows the same challans as the challan tool', async () => {
    const { challans } = await recordOf('vehicle-challans', { rc: 'KA05MN4821' })
    expect((challans as { number: string }[]).map(({ number }) => number)).toEqual(
      challansFor('KA05MN4821', '').map(({ challanNo }) => challanNo),
    )
  })
})

test('a vehicle found by its chassis has that chassis', async () => {
  expect(await recordOf('vehicle-by-chassis', { chassis: 'MA3EJKD1S00123456' })).toMatchObject({
    chassis: 'MA3EJKD1S00123456',
  })
})

test.each([
  ['MH12AB4321', { rc: 'MH12AB4321' }],
  ['34161FA820327FA40224EEC0', { tag: '34161FA820327FA40224EEC0' }],
])('a FASTag is found by %s', async (vehicleOrTag, known) => {
  expect(await recordOf('fastag-check', { vehicleOrTag })).toMatchObject(known)
})
