import { describe, expect, test } from 'vitest'
import { resources } from '../../../../contracts/resources/index.ts'
import { resourceUrl } from '../../../../server/platform/http/serveResource.ts'
import { seed } from '../../../../server/seed/seed.ts'
import { testApp } from '../../../support/app.ts'
import { makeAdmin, signedIn } from '../../../support/factories.ts'
import { userByEmail } from '../../../support/people.ts'

const { app, ctx } = await testApp()
await seed(ctx)
const userId = (await userByEmail(ctx, 'demo@satyapan.test'))?.id ?? ''
const headersOf = {
  customer: await signedIn(ctx, { userId }),
  admin: await signedIn(ctx, { adminId: await makeAdmin(ctx.db, 'superadmin'), role: 'superadmin' }),
}

const lists = resources.filter(({ actions }) => actions.includes('list'))
const arrays = lists.flatMap(resource =>
  Object.entries(resource.filterShapes).flatMap(([name, { many }]) => (many ? [{ resource, name }] : [])),
)
const named = arrays.map(({ resource, name }) => [resource.name, name, resource] as const)

describe('a filter by no values matches no row', () => {
  test.each(named)('%s, %s', async (_, name, resource) => {
    const url = `${resourceUrl(resource)}?filter=${JSON.stringify({ [name]: [] })}`
    const reply = await app.inject({ url, headers: headersOf[resource.audience] })
    expect({ status: reply.statusCode, rows: reply.json(), range: reply.headers['content-range'] }).toEqual({
      status: 200,
      rows: [],
      range: `${resource.name} 0-0/0`,
    })
  })

  test('an export too', async () => {
    const url = `/api/verifications/export?product=pan-check&filter=${JSON.stringify({ status: [] })}`
    const reply = await app.inject({ url, headers: headersOf.customer })
    expect([reply.statusCode, reply.body.trim().split('\n').length]).toEqual([200, 1])
  })
})

describe('a filter that SQL could not count with', () => {
  const dated = lists.filter(({ filter }) => 'createdTo' in filter.shape)
  const days = ['0001-01-01', '1899-12-31', '9999-12-31', '+275760-09-13']
  test.each(dated.flatMap(resource => days.map(day => [resource.name, day, resource] as const)))(
    '%s to %s is refused with the field’s name',
    async (_, day, resource) => {
      const filter = encodeURIComponent(JSON.stringify({ createdTo: day }))
      const reply = await app.inject({
        url: `${resourceUrl(resource)}?filter=${filter}`,
        headers: headersOf[resource.audience],
      })
      expect(reply.statusCode).toBe(400)
      expect(reply.json().error.fields[0].field).toBe('filter.createdTo')
    },
  )
})
