import { expect, test } from 'vitest'
import { beforeKyc } from '../../support/specification/routes.ts'
import { TOUR_MS } from '../everyPage/tours.ts'
import { as } from '../product.ts'
import { routesOf, startWalks } from './walk.ts'

const { url, strayed } = await startWalks()
const routes = routesOf('customer', 'esign', 'bgc')

test(
  'before the KYC exactly the paths of §6 open, and the others ask for it (A64)',
  async () => {
    const session = await as(url, 'new@satyapan.test')
    const expected = ({ group, path }: (typeof routes)[number]) => beforeKyc(group, path)
    expect(await strayed(routes, { session, inApp: true, expected })).toEqual([])
  },
  TOUR_MS,
)
