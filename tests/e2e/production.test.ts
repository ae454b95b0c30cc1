import { afterAll, expect, test } from 'vitest'
import { pages } from '../../contracts/pages/pages.ts'
import { paths } from '../../contracts/platform/paths.ts'
import { built, launchServer } from '../support/launch.ts'
import { openAddresses } from '../support/production.ts'
import { productionEnv } from '../support/productionEnv.ts'
import { temporaryDataEnv } from '../support/server.ts'

const env = { ...productionEnv, ...(await temporaryDataEnv(false)) }
const { url, stop } = await launchServer(env, built)
afterAll(() => stop('SIGKILL'))

const ask = async (path: string) => {
  const headers = { 'x-client-token': productionEnv.CLIENT_TOKEN }
  const reply = await fetch(url + path, { headers, redirect: 'manual' })
  const body = await reply.text()
  return { status: reply.status, type: reply.headers.get('content-type') ?? '', body }
}

const shown = pages.filter(({ name }) => name !== 'sandbox').map(({ path }) => path.replaceAll(/:\w+/g, 'unknown'))

/** There is no brand yet, neither of that name nor a first one: the pages say so. The status page is off. */
const missing: string[] = [paths.challanDetailedBrand.replace(/:\w+/, 'unknown'), paths.challanDetailed, paths.status]

test('the build in production mode on an empty database answers every page with HTML', async () => {
  const wrong: unknown[] = []
  for (const path of shown) {
    const { status, type, body } = await ask(path)
    const isShown =
      status === (missing.includes(path) ? 404 : 200) && type.startsWith('text/html') && body.includes('<html')
    if (!isShown) wrong.push([path, status, type])
  }
  expect(wrong).toEqual([])
  expect((await ask(paths.sandbox)).status).toBe(404)
})

test('no open address of the build fails', async () => {
  const replies: [string, number][] = []
  for (const path of await openAddresses(env)) replies.push([path, (await ask(path)).status])
  expect(replies.filter(([, status]) => status >= 500)).toEqual([])
  expect(replies.length).toBeGreaterThan(40)
  expect((await ask('/openapi.json')).body).toContain('"/v1/aml-screen"')
})
