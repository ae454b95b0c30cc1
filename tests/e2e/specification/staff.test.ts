import { expect, test } from 'vitest'
import { type Outcome, toAdministrator } from '../../support/specification/routes.ts'
import { TOUR_MS } from '../everyPage/tours.ts'
import { asStaff } from '../product.ts'
import { routesOf, startWalks } from './walk.ts'

const { url, strayed } = await startWalks()
const routes = routesOf('admin', 'restricted')

test.each([
  ['an administrator opens every path but those of super-admins', 'admin@satyapan.test', toAdministrator],
  ['a super-admin opens every path', 'super@satyapan.test', (): Outcome => 'page'],
] as const)(
  '%s (§2.7, A55)',
  async (_, email, outcomeFor) => {
    const session = await asStaff(url, email)
    expect(await strayed(routes, { session, inApp: true, expected: ({ group }) => outcomeFor(group) })).toEqual([])
  },
  TOUR_MS,
)
