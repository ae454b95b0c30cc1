import { resolve } from 'node:path'
import { expect, test } from 'vitest'
import { panCheck } from '../../contracts/products/panCheck.ts'
import { contractFacts } from '../../scripts/web/contractFacts.ts'

/** What the browser gets in place of a file; nothing where it gets the file itself. */
async function inTheBrowser(file: string): Promise<Record<string, unknown> | undefined> {
  const load = contractFacts().load as (file: string) => Promise<string> | undefined
  const code = await load(resolve(file))
  return code === undefined ? undefined : { ...(await import(`data:text/javascript,${encodeURIComponent(code)}`)) }
}

test('a call is its place, without schemas', async () => {
  const calls = await inTheBrowser('contracts/calls/auth.ts')
  expect(calls?.signOut).toEqual({
    service: 'main',
    method: 'POST',
    path: '/session/end',
    auth: 'customer',
    style: 'http',
    summary: 'Sign out',
    viewers: true,
  })
})

test('a product keeps its words and fields', async () => {
  const { input: _, result: __, ...facts } = panCheck
  expect(await inTheBrowser('contracts/products/panCheck.ts')).toEqual({ panCheck: facts })
})

test('schemas and functions are no exports', async () => {
  const shared = await inTheBrowser('contracts/calls/define.ts')
  expect(Object.keys(shared ?? {})).toEqual(['mounts'])
})

test.each(['contracts/products/index.ts', 'contracts/paths.ts', 'src/dataProvider/send.ts'])(
  '%s stays code',
  async file => {
    expect(await inTheBrowser(file)).toBeUndefined()
  },
)
