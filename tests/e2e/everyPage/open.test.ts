import { describe, expect, test } from 'vitest'
import { challanVehicles } from '../../../contracts/challans/challanSandbox.ts'
import { citizensAt } from '../citizen.ts'
import { publicPages } from './pageAddresses.ts'
import { faultsOf, looks, pendingRequests, settled, startTours } from './tours.ts'

const { url, open, readersNow, faultsOn } = await startTours()

describe.each(Object.values(looks))('$name: no accessibility violation, no horizontal overflow, one h1', look => {
  test('on pages before sign-in', async () => {
    const readers = await readersNow()
    const addresses = [...(await publicPages(readers, 'console')), ...(await publicPages(readers, 'admin'))]
    expect(await faultsOn({ addresses }, look)).toEqual([])
  })

  test('on an unknown page', async () => {
    const page = await open({ ...look, refused: ['404 /no-such-page'] })
    await page.goto('/no-such-page')
    await settled(page, pendingRequests(page))
    expect(await faultsOf(page, look, '/no-such-page')).toEqual([])
  })

  test('on the public challan pages', async () => {
    const { session } = await (await citizensAt(url)).proven(challanVehicles.mix.rcNo)
    const addresses = await publicPages(await readersNow(), 'public')
    expect(await faultsOn({ addresses, stored: session }, look)).toEqual([])
  })
})
