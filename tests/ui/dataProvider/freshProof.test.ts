import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { rotateApiKey } from '../../../contracts/calls/apiKeys.ts'
import { callApi } from '../../../src/dataProvider/api.ts'
import { createDataProvider } from '../../../src/dataProvider/dataProvider.ts'
import { setProofDialog } from '../../../src/dataProvider/freshProof.ts'
import { customerTokens } from '../../../src/session/tokens.ts'
import { fakeServer, fakeToken } from '../support/fakeServer.ts'

const ROTATE = '/api/api-keys/key_1/rotate'
const required = {
  status: 403,
  body: { error: { code: 'proof_required', message: 'Confirm that it is you, then try again.', requestId: 'r' } },
}
const rotate = () => callApi(rotateApiKey, { params: { id: 'key_1' }, body: { overlap: '0' as never } })

let remove: () => void
let proven: boolean
let isFresh: boolean
const ask = vi.fn<() => Promise<boolean>>(async () => {
  isFresh = proven
  return proven
})

beforeEach(() => {
  ask.mockClear()
  isFresh = false
  proven = true
  customerTokens.write({ token: fakeToken({ id: 'usr_1' }), refreshToken: 'r1' })
  remove = setProofDialog(ask)
})
afterEach(() => {
  remove()
  vi.unstubAllGlobals()
})

const server = () =>
  fakeServer({
    [`POST ${ROTATE}`]: () => (isFresh ? { body: { id: 'key_1', key: 'sk_test_new' } } : required),
    'POST /api/resources/api-keys': () => (isFresh ? { body: { id: 'key_2' } } : required),
  })

test('a call that needs a proof asks for it once and is repeated once', async () => {
  const seen = server()
  expect(await rotate()).toMatchObject({ key: 'sk_test_new' })
  expect(ask).toHaveBeenCalledTimes(1)
  expect(seen.map(({ path }) => path)).toEqual([ROTATE, ROTATE])
})

test('so does a resource, with the same idempotency key', async () => {
  const seen = server()
  const provider = createDataProvider('/api/resources', customerTokens)
  const sent = { data: { name: 'Vendors' }, meta: { idempotencyKey: 'once' } }
  expect(await provider.create('api-keys', sent)).toMatchObject({ data: { id: 'key_2' } })
  expect(seen.map(({ headers }) => headers.get('idempotency-key'))).toEqual(['once', 'once'])
})

test('calls at the same time ask once', async () => {
  server()
  await Promise.all([rotate(), rotate()])
  expect(ask).toHaveBeenCalledTimes(1)
})

test('a cancelled dialog ends in the server’s message, and the call is not repeated', async () => {
  proven = false
  const seen = server()
  await expect(rotate()).rejects.toMatchObject({ code: 'proof_required', status: 403 })
  expect(seen).toHaveLength(1)
})

test('a proof that does not help is not asked for again', async () => {
  ask.mockImplementationOnce(async () => true)
  const seen = server()
  await expect(rotate()).rejects.toMatchObject({ code: 'proof_required' })
  expect(seen).toHaveLength(2)
  expect(ask).toHaveBeenCalledTimes(1)
})

test('any other refusal asks for nothing', async () => {
  const error = { code: 'forbidden', message: 'You are not allowed to do this.', requestId: 'r' }
  fakeServer({ [`POST ${ROTATE}`]: () => ({ status: 403, body: { error } }) })
  await expect(rotate()).rejects.toMatchObject({ code: 'forbidden' })
  expect(ask).not.toHaveBeenCalled()
})
