import { describe, expect, test } from 'vitest'
import { resources } from '../../../../contracts/resources/index.ts'
import { resourceUrl } from '../../../../server/platform/http/serveResource.ts'
import { testApp } from '../../../support/app.ts'
import { makeAdmin, makeCustomer, signedIn } from '../../../support/factories.ts'

const { app, ctx } = await testApp()
const headersOf = {
  customer: await signedIn(ctx, await makeCustomer(ctx.db)),
  admin: await signedIn(ctx, { adminId: await makeAdmin(ctx.db, 'superadmin'), role: 'superadmin' }),
}

const lists = resources.filter(({ actions }) => actions.includes('list'))
const arrays = lists.flatMap(resource =>
  Object.entries(resource.filterShapes).flatMap(([name, { many }]) => (many ? [{ resource, name }] : [])),
)

describe('a filter by no values is refused, and says which', () => {
  test.each(arrays.map(({ resource, name }) => [resource.name, name, resource] as const))(
    '%s, %s',
    async (_, name, resource) => {
      const url = `${resourceUrl(resource)}?filter=${JSON.stringify({ [name]: [] })}`
      const reply = await app.inject({ url, headers: headersOf[resource.audience] })
      expect(reply.statusCode).toBe(400)
      expect(reply.json().error.fields).toMatchObject([{ field: `filter.${name}` }])
    },
  )
})
