import { afterAll, expect, test } from 'vitest'
import { buildApp } from '../../../../server/app/app.ts'
import { testApp } from '../../../support/app.ts'
import { makeAdmin, signedIn } from '../../../support/factories.ts'

const { app, ctx } = await testApp()
const staff = await signedIn(ctx, { adminId: await makeAdmin(ctx.db) })

/** A node that cannot write to the audit log. */
const unaudited = await buildApp({
  ...ctx,
  db: ctx.db.withPlugin({
    transformQuery: ({ node }) => {
      if (node.kind === 'RawNode' && node.sqlFragments.join('').includes('insert into audit_events'))
        throw new Error('the disk is full')
      return node
    },
    transformResult: async ({ result }) => result,
  }),
})
afterAll(() => unaudited.close())

const exportFrom = (node: typeof app) => node.inject({ url: '/admin-api/resources/leads/export', headers: staff })

test('an export is a CSV file to save', async () => {
  const { statusCode, headers } = await exportFrom(app)
  expect({ statusCode, type: headers['content-type'], disposition: headers['content-disposition'] }).toEqual({
    statusCode: 200,
    type: 'text/csv; charset=utf-8',
    disposition: 'attachment; filename="leads.csv"',
  })
})

test('an export that fails is an error to read, not a file to save', async () => {
  const reply = await exportFrom(unaudited)
  expect(reply.statusCode).toBe(500)
  expect(reply.headers['content-type']).toContain('application/json')
  expect(reply.headers['content-disposition']).toBeUndefined()
  expect(reply.json()).toMatchObject({ error: { code: 'internal' } })
})
