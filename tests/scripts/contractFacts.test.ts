import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { expect, test } from 'vitest'
import { panCheck } from '../../contracts/products/panCheck.ts'
import { contractFacts } from '../../scripts/web/contractFacts.ts'

/** What the browser gets in place of a file; nothing where it gets the file itself. */
async function inTheBrowser(file: string): Promise<Record<string, unknown> | undefined> {
  const load = contractFacts().load as (file: string) => Promise<string> | undefined
  const code = await load(resolve(file))
  return code === undefined ? undefined : { ...(await import(`data:text/javascript,${encodeURIComponent(code)}`)) }
}

test('a call is its place, without schemas and documentation', async () => {
  const calls = await inTheBrowser('contracts/calls/auth.ts')
  expect(calls?.signOut).toEqual({
    service: 'main',
    method: 'POST',
    path: '/session/end',
    auth: 'customer',
    access: 'signedIn',
    style: 'http',
    bodyFields: { everywhere: { required: true } },
  })
})

test('what a call needs of a signed-in person reaches the screens', async () => {
  const calls = await inTheBrowser('contracts/calls/fleet.ts')
  expect(calls?.setFleetReminders).toMatchObject({ access: ['account', 'edit'] })
})

test('what a call asks of its body reaches the forms', async () => {
  const calls = await inTheBrowser('contracts/calls/admin.ts')
  expect(calls?.adjustWallet).toMatchObject({
    bodyFields: {
      wallet: { required: true },
      amountPaise: { required: true, integer: true, min: -100_000_000, max: 100_000_000 },
      reason: { required: true, minLength: 5, maxLength: 300 },
    },
  })
})

test('what creating and changing a record asks reaches them too', async () => {
  const resources = await inTheBrowser('contracts/resources/ipAllowListEntry.ts')
  expect(resources?.ipAllowListEntry).toMatchObject({
    createFields: { address: { required: true, minLength: 1, maxLength: 50 }, label: { maxLength: 60 } },
    updateFields: { label: { maxLength: 60 } },
  })
})

test.each(['new Set([1])', '{ at: new Date(0) }', '{ pattern: /x/ }', '[{ of: () => 1 }]', '1n', 'Infinity'])(
  '%s is no plain data, and refused with its place',
  async value => {
    const folder = join(await mkdtemp(join(tmpdir(), 'facts-')), 'contracts/calls')
    await mkdir(folder, { recursive: true })
    await writeFile(join(folder, 'lost.ts'), `export const lost = ${value}`)
    await expect(inTheBrowser(join(folder, 'lost.ts'))).rejects.toThrow(/lost\.ts: lost.* is not plain data/)
    await rm(join(folder, '../..'), { recursive: true })
  },
)

test('a product keeps its words and fields', async () => {
  const { input: _, result: __, ...facts } = panCheck
  expect(await inTheBrowser('contracts/products/panCheck.ts')).toEqual({ panCheck: facts })
})

test('schemas and functions are no exports', async () => {
  const shared = await inTheBrowser('contracts/calls/define.ts')
  expect(Object.keys(shared ?? {})).toEqual(['mounts'])
})

test.each(['contracts/products/index.ts', 'contracts/platform/paths.ts', 'src/dataProvider/send.ts'])(
  '%s stays code',
  async file => {
    expect(await inTheBrowser(file)).toBeUndefined()
  },
)
