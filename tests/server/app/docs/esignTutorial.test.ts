import { execFile } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, expect, test } from 'vitest'
import { esignTutorial } from '../../../../server/app/docs/esignTutorial.ts'
import { introduction } from '../../../../server/app/docs/introduction.ts'
import { readConfig } from '../../../../server/platform/config/config.ts'
import { testApp } from '../../../support/app.ts'
import { formVisitsOf } from '../../../support/esign/formVisits.ts'
import { heavyInline } from '../../../support/esign/heavyInline.ts'
import { esignOf, onePage } from '../../../support/esign/signers.ts'
import { makeCustomer, signedIn } from '../../../support/factories.ts'
import { makeKey } from '../../../support/keys.ts'
import { productionEnv } from '../../../support/productionEnv.ts'

/** The addresses of the tutorial have the port, so that it is known before the server listens. */
const port = await new Promise<number>(resolve => {
  const probe = createServer().listen(0, '127.0.0.1', () => {
    const { port: free } = probe.address() as { port: number }
    probe.close(() => resolve(free))
  })
})
const { app, ctx } = await testApp(
  { PUBLIC_URL: `http://127.0.0.1:${port}`, PORT: String(port) },
  { heavy: heavyInline },
  { work: true },
)
await app.listen({ port, host: '127.0.0.1' })
const folder = mkdtempSync(join(tmpdir(), 'satyapan-tutorial-'))
afterAll(() => rmSync(folder, { recursive: true }))

const commandsIn = (markdown: string) =>
  [...markdown.matchAll(/```sh\n([\s\S]*?)\n```/g)].map(([, block = '']) => block)

test('a developer goes the whole way with the commands of the tutorial, from upload to a verified file', async () => {
  const customer = await makeCustomer(ctx.db)
  const headers = await signedIn(ctx, customer)
  const { key } = await makeKey(ctx, customer.userId, 'test')
  const template = await formVisitsOf({ app, ctx }).makeTemplate(headers)
  const allowed = { origins: ['https://portal.example.com'] }
  await esignOf({ app, ctx }).inject(headers, { method: 'PUT', url: '/api/esign/settings', payload: allowed })
  writeFileSync(join(folder, 'lease.pdf'), onePage())
  const blocks = commandsIn(esignTutorial(ctx.config))
  expect(blocks).toHaveLength(7)
  // Each part says that it is done, so that replies are told apart.
  const script = blocks.map((block, index) => `${block}\necho; echo '=== ${index}'`).join('\n')
  const { stdout } = await promisify(execFile)('bash', ['--norc', '-euc', script], {
    cwd: folder,
    env: { PATH: process.env.PATH ?? '', SATYAPAN_KEY: key, TEMPLATE: template },
    timeout: 60_000,
  })
  const [file, sent, state, signed, verified, again, shown] = stdout.split(/=== \d\n/)
  expect(file).toMatch(/^fil_\w+/)
  expect(sent).toMatch(/^env_\w+/)
  expect(JSON.parse(state ?? '')).toMatchObject({ state: 'sent', recipients: [{ id: 'tenant', state: 'asked' }] })
  expect(signed).toContain('"state":"done","isLast":true')
  expect(JSON.parse(verified ?? '')).toMatchObject({ verdict: 'valid', signatures: [{}] })
  expect(readFileSync(join(folder, 'certificate.pdf')).subarray(0, 5).toString()).toBe('%PDF-')
  expect(again).toMatch(/^env_\w+/)
  expect(JSON.parse(shown ?? '')).toMatchObject({ url: expect.stringContaining('/accept-esign/') })
})

test('the docs have it, in production without the signer’s commands', () => {
  expect(introduction(ctx.config)).toContain('## E-sign: from upload to a verified file')
  const live = esignTutorial(readConfig(productionEnv))
  expect(commandsIn(live)).toHaveLength(6)
  expect(live).not.toContain('/sandbox/')
})
