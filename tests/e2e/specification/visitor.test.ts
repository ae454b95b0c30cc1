import { expect, test } from 'vitest'
import { withoutSession } from '../../support/specification/routes.ts'
import { TOUR_MS } from '../everyPage/tours.ts'
import { routesOf, startWalks } from './walk.ts'

const { strayed } = await startWalks()

test(
  'a visitor opens every public path and is sent to the sign-in of all others (§2.7)',
  async () => {
    const routes = routesOf('public', 'customer', 'esign', 'bgc', 'admin', 'restricted')
    expect(await strayed(routes, { expected: ({ group }) => withoutSession(group) })).toEqual([])
  },
  TOUR_MS,
)
