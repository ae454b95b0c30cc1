import { execFile } from 'node:child_process'
import { createServer } from 'node:net'
import { promisify } from 'node:util'
import { expect, test } from 'vitest'
import { introduction } from '../../../../server/app/docs/introduction.ts'
import { onboardingTutorial } from '../../../../server/app/docs/onboardingTutorial.ts'
import { testApp } from '../../../support/app.ts'
import { runCase } from '../../../support/cases/runCase.ts'
import { makeCustomer, signedIn } from '../../../support/factories.ts'
import { makeKey } from '../../../support/keys.ts'
import { flowsOf } from '../../../support/onboarding.ts'

/** The addresses of the tutorial have the port, so that it is known before the server listens. */
const port = await new Promise<number>(resolve => {
  const probe = createServer().listen(0, '127.0.0.1', () => {
    const { port: free } = probe.address() as { port: number }
    probe.close(() => resolve(free))
  })
})
const { app, ctx } = await testApp({ PUBLIC_URL: `http://127.0.0.1:${port}`, PORT: String(port) })
await app.listen({ port, host: '127.0.0.1' })
const { link, ask } = flowsOf({ app, ctx })

const customer = await makeCustomer(ctx.db)
const headers = await signedIn(ctx, customer)
const { key } = await makeKey(ctx, customer.userId, 'test')

const tutorial = onboardingTutorial(ctx.config)
const blocks = [...tutorial.matchAll(/```sh\n([\s\S]*?)\n```/g)].map(([, block = '']) => block)

const run = async (block: string | undefined, env: Record<string, string> = {}) => {
  const { stdout } = await promisify(execFile)('bash', ['--norc', '-euc', block ?? 'false'], {
    env: { PATH: process.env.PATH ?? '', SATYAPAN_KEY: key, ...env },
    timeout: 60_000,
  })
  return stdout.trim()
}

test('a developer onboards a vendor with the commands of the tutorial: a flow, a case, how far it is, and a prefilled link', async () => {
  expect(blocks).toHaveLength(4)
  const [publish, start, read, prefill] = blocks
  const plan = await run(publish)
  expect(plan).toMatch(/^pln_\w+$/)
  const id = await run(start, { PLAN: plan })
  expect(id).toMatch(/^cas_\w+$/)
  await runCase(ctx, id)
  expect(JSON.parse(await run(read, { CASE: id }))).toMatchObject({
    id,
    product: 'onboarding',
    mode: 'test',
    status: 'open',
    waitsOn: 'person',
    subject: { name: 'Kaveri Freight Private Limited' },
    steps: [{ id: 'consent', status: 'asked' }, { id: 'details' }, { id: 'pan' }],
  })
  expect(JSON.parse(await run(prefill, { PLAN: plan }))).toMatchObject({ error: { code: 'conflict' } })
  await link(headers, plan)
  const made = JSON.parse(await run(prefill, { PLAN: plan })) as { url: string; expiresAt: string }
  expect(made).toEqual({ url: expect.stringContaining('/onboard/'), expiresAt: expect.any(String) })
  const token = made.url.split('/').at(-1)
  expect((await ask('/onboarding/read', { token })).json()).toMatchObject({
    state: 'open',
    title: 'Vendor',
    name: 'Kaveri Freight Private Limited',
  })
})

test('the docs have it', () => {
  expect(introduction(ctx.config)).toContain('## Onboard a vendor')
})
