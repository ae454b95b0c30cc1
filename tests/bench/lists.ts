import { makeCustomer } from '../support/factories.ts'
import { type BenchNode, withNodes } from './benchNode.ts'
import { fillVerifications } from './fillVerifications.ts'
import { growth } from './growth.ts'

const FEW = 10_000
const MANY = 1_000_000
const DAYS = 120
const PAGES_TO_CURSOR = 20

/**
 * Compares a page of 25 for a customer with a million verifications to one with ten thousand, both on one PostgreSQL database and
 * over the same days, over HTTP in turns: the factor by which the median grows. `cursor` is the page after the twentieth.
 */
export const benchLists = () =>
  withNodes(1, async node => {
    const few = await customerWith(node, FEW)
    const many = await customerWith(node, MANY)
    const compare = async (filterFor: (page: Page) => Promise<object> | object) => {
      const filters = { few: await filterFor(few), many: await filterFor(many) }
      return growth(
        () => few(filters.few),
        () => many(filters.many),
      )
    }
    return {
      firstPage: await compare(() => ({})),
      status: await compare(() => ({ status: ['not_found'] })),
      cursor: await compare(deepCursor),
      oldWeek: await compare(() => daysAgo(100, 94)),
      statusAndDates: await compare(() => ({ status: ['not_found'], ...daysAgo(60, 31) })),
      rareCombination: await compare(() => ({ status: ['source_unavailable'], channel: ['console'] })),
    }
  })

type Page = (filter: object) => Promise<{ id: string }[]>

async function customerWith({ db, asCustomer }: BenchNode, rows: number): Promise<Page> {
  const { userId } = await makeCustomer(db)
  await fillVerifications(db, [userId], { rows, days: DAYS })
  const get = await asCustomer(userId)
  return async filter =>
    (await get(`/api/resources/pan-check?${new URLSearchParams({ filter: JSON.stringify(filter) })}`)) as {
      id: string
    }[]
}

const daysAgo = (from: number, to: number) => ({ createdFrom: dayAgo(from), createdTo: dayAgo(to) })

const dayAgo = (days: number) => new Date(Date.now() - days * 86_400_000).toISOString().slice(0, 10)

async function deepCursor(page: Page): Promise<{ after: string }> {
  let after = ''
  for (let pages = 0; pages < PAGES_TO_CURSOR; pages++) {
    const rows = await page(after ? { after } : {})
    after = rows.at(-1)?.id ?? ''
  }
  return { after }
}
