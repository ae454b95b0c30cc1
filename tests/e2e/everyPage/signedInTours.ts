import { expect, test } from 'vitest'
import { challanVehicles } from '../../../contracts/challans/challanSandbox.ts'
import { citizensAt } from '../citizen.ts'
import { as, asStaff, demo } from '../product.ts'
import { customerPages, staffPages } from './pageAddresses.ts'
import { type Look, startTours, TOUR_MS } from './tours.ts'

/** The tour of all pages of a customer; each look is a file of its own, because a file is the unit that runs beside others. */
export async function tourCustomerPages(look: Look): Promise<void> {
  const { url, readersNow, faultsOn } = await startTours()
  test(
    `${look.name}: no accessibility violation, no horizontal overflow, one h1`,
    async () => {
      const { session } = await (await citizensAt(url)).proven(challanVehicles.mix.rcNo)
      const { result, parentId } = session
      const tour = {
        addresses: await customerPages(await readersNow()),
        session: await as(url, demo),
        stored: { result, parentId },
      }
      expect(await faultsOn({ ...tour, inApp: true }, look)).toEqual([])
    },
    TOUR_MS,
  )
}

/** The same of all pages of staff. */
export async function tourStaffPages(look: Look): Promise<void> {
  const { url, readersNow, faultsOn } = await startTours()
  test(
    `${look.name}: no accessibility violation, no horizontal overflow, one h1`,
    async () => {
      const session = await asStaff(url, 'super@satyapan.test')
      expect(await faultsOn({ addresses: await staffPages(await readersNow()), session, inApp: true }, look)).toEqual(
        [],
      )
    },
    TOUR_MS,
  )
}
