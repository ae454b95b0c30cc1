import { readFile } from 'node:fs/promises'
import { expect, test } from 'vitest'
import { workbook } from '../server/checks/bulk/xlsx.ts'
import { apiClientWith, signInAt, staffTokensAt, waitForJobStatus } from '../support/apiClient.ts'
import { startProgram } from '../support/children.ts'
import { temporaryDataEnv } from '../support/server.ts'
import { startProduct } from './product.ts'

const { url } = await startProduct()

test.each([
  ['/docs/reference.css', 'server/app/docs/reference.css'],
  ['/docs/reference.js', 'server/app/docs/reference.js'],
  ['/docs/rapidoc.js', 'node_modules/rapidoc/dist/rapidoc-min.js'],
])('the bundled server finds the file of %s', async (path, source) => {
  const reply = await fetch(`${url}${path}`)
  expect([reply.status, await reply.text()]).toEqual([200, await readFile(source, 'utf8')])
})

test.each(['/', '/login', '/dashboard', '/bulk-pan-responses', '/admin/login', '/admin/dashboard'])(
  'the document of %s preloads files of the build',
  async path => {
    const html = await (await fetch(url + path)).text()
    const files = [...html.matchAll(/rel="(?:modulepreload|preload)"[^>]*href="([^"]+)"/g)].map(([, file]) => file)
    expect(files.length).toBeGreaterThan(3)
    const replies = await Promise.all(files.map(async file => [file, (await fetch(`${url}${file}`)).status]))
    expect(replies.filter(([, status]) => status !== 200)).toEqual([])
  },
)

test('the bundled server reads a workbook in its thread', async () => {
  const call = await signInAt(url)
  const form = new FormData()
  form.append('file', new Blob([new Uint8Array(await workbook(['PAN'], [['AAACZ1202A']]))]), 'pans.xlsx')
  const { id } = await call<{ id: string }>('POST', '/api/bulk/pan-check/files', form)
  expect((await waitForJobStatus(call, id, 'ready')).counts.ready).toBe(1)
})

test('the built command creates a super-admin', async () => {
  const place = await temporaryDataEnv(false)
  const program = startProgram('dist/server/create-admin.js', ['--email', 'asha@first.test'], place)
  expect([await program.exit, program.errors]).toEqual([0, []])
  expect(program.lines.join()).toContain('/reset-password-user/')
})

test('the bundled server draws an invoice', async () => {
  const { token } = await staffTokensAt(url)
  const [invoice] = await apiClientWith(url, { token })<{ id: string }[]>('GET', '/admin-api/resources/invoices')
  const headers = { authorization: `Bearer ${token}`, 'x-client-token': 'sandbox', 'x-api-version': 'v1' }
  const reply = await fetch(`${url}/admin-api/invoices/${invoice?.id}/pdf`, { headers })
  expect((await reply.text()).slice(0, 5)).toBe('%PDF-')
})
