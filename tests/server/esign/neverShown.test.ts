import { createHash } from 'node:crypto'
import { Writable } from 'node:stream'
import { pino } from 'pino'
import { expect, test } from 'vitest'
import { calls } from '../../../contracts/calls/index.ts'
import { resources } from '../../../contracts/resources/index.ts'
import { sealEnvelope } from '../../../server/esign/seal.ts'
import { callUrl } from '../../../server/platform/http/serveCall.ts'
import { resourceUrl } from '../../../server/platform/http/serveResource.ts'
import { listMessages } from '../../../server/sandbox/messages.ts'
import { testApp } from '../../support/app.ts'
import { bulkOf, letterRows, sendAll } from '../../support/esign/bulk.ts'
import { tokenOf } from '../../support/esign/formVisits.ts'
import { heavyInline } from '../../support/esign/heavyInline.ts'
import { withPass } from '../../support/esign/passes.ts'
import { draftOf, esignOf, signerNamed } from '../../support/esign/signers.ts'
import { makeAdmin, makeCustomer, signedIn } from '../../support/factories.ts'
import { makeKey } from '../../support/keys.ts'
import { readPdfPages } from '../../support/pdfPages.ts'

const logged: string[] = []
const sink = new Writable({
  write(chunk: Buffer, _, done) {
    logged.push(chunk.toString())
    done()
  },
})
const { app, ctx } = await testApp({}, { heavy: heavyInline, log: pino({ level: 'trace' }, sink) })
const { uploadDocument, makeDraft, send, tokenFor, ask, sign, inject } = esignOf({ app, ctx })
const { makeTemplate, uploadRows, act } = bulkOf({ app, ctx })

/** Each form in which somebody could read a token: as it is, encoded, or by its hash, with which it could be tried. */
const formsOf = (token: string): string[] => {
  const bytes = Buffer.from(token)
  const sha256 = createHash('sha256').update(token).digest()
  return [
    token,
    encodeURIComponent(token),
    bytes.toString('base64').replace(/=+$/, ''),
    bytes.toString('base64url'),
    bytes.toString('hex'),
    sha256.toString('hex').slice(0, 16),
    sha256.toString('base64').slice(0, 12),
    sha256.toString('base64url').slice(0, 12),
  ]
}

test('the link of a signer is in no reply, log, webhook, message to others or stored row that the sender or staff can see', async () => {
  const site = 'https://portal.example.com'
  const customer = await makeCustomer(ctx.db)
  const owner = await signedIn(ctx, customer)
  const staff = { adminId: await makeAdmin(ctx.db, 'superadmin'), role: 'superadmin' as const }
  const as = {
    customer: owner,
    admin: await signedIn(ctx, staff),
    key: (await makeKey(ctx, customer.userId, 'live')).headers,
  }
  const replies: string[] = []
  let pages = 0
  const see = async (
    method: 'GET' | 'POST' | 'PUT',
    url: string,
    headers: Record<string, string>,
    payload?: object,
  ) => {
    const reply = await inject(headers, { method, url, ...(payload && { payload }) })
    replies.push(`${method} ${url} ${reply.rawPayload.toString('latin1')} ${JSON.stringify(reply.headers)}`)
    // What a PDF says is packed in its file.
    if (reply.statusCode === 200 && reply.headers['content-type'] === 'application/pdf')
      for (const page of await readPdfPages(new Uint8Array(reply.rawPayload))) {
        replies.push(page.text)
        pages += 1
      }
    return reply
  }
  await see('PUT', '/api/esign/settings', owner, { origins: [site] })
  const hook = {
    url: 'https://hooks.example.com/a',
    events: ['envelope.sent', 'envelope.recipient_done', 'invitation.sent', 'invitation.opened'],
  }
  await see('POST', '/api/resources/webhooks', owner, hook)

  const asha = signerNamed('asha', 'Asha Rao', { email: 'asha.crawl@example.com', canDelegate: true })
  const ravi = signerNamed('ravi', 'Ravi Kumar', { email: 'ravi.crawl@example.com' })
  const meera = signerNamed('meera', 'Meera Iyer', { email: 'meera.crawl@example.com', order: 2 })
  const copy = signerNamed('copy', 'Hina Das', { email: 'hina.crawl@example.com', role: 'hiddenCopy' })
  const { id: file } = await uploadDocument(owner)
  const id = await makeDraft(owner, draftOf(file, [asha, ravi, meera, copy]))
  replies.push((await send(owner, id)).body)
  const tokens = [await tokenFor('asha.crawl@example.com'), await tokenFor('ravi.crawl@example.com')]

  // Everything that a sender can cause a link by.
  await see('POST', `/api/esign/envelopes/${id}/recipients/asha/remind`, owner)
  tokens.push(await tokenFor('asha.crawl@example.com'))
  await see('POST', `/v1/esign/envelopes/${id}/recipients/ravi/remind`, as.key)
  tokens.push(await tokenFor('ravi.crawl@example.com'))
  const right = { name: 'Ravi Kumar', email: 'ravi.right@example.com', phone: null }
  await see('PUT', `/api/esign/envelopes/${id}/recipients/ravi`, owner, right)
  tokens.push(await tokenFor('ravi.right@example.com'))
  await ask('/invitations/hand-over', { token: tokens[2], name: 'Kavya Nair', email: 'kavya.crawl@example.com' })
  tokens.push(await tokenFor('kavya.crawl@example.com'))
  const embedded = await see('POST', `/v1/esign/envelopes/${id}/recipients/ravi/embed`, as.key, { origin: site })
  const embedToken = tokenOf(embedded.json<{ url: string }>().url)
  expect(tokens).not.toContain(embedToken)
  await sign(await tokenFor('kavya.crawl@example.com'))
  const pass = await withPass({ app, ctx }, embedToken, 'ravi.right@example.com')
  await sign(embedToken, { pass })
  tokens.push(await tokenFor('meera.crawl@example.com'))

  // A template, what is made of it by rows, and what is done to several at once.
  const template = await makeTemplate(owner)
  const bulk = (await uploadRows(owner, template, letterRows(2, 'crawl'))).json<{ id: string; totalPaise: number }>()
  replies.push((await act(owner, bulk.id, 'send', { atMostPaise: bulk.totalPaise })).body)
  await sendAll(ctx, customer.userId)
  tokens.push(await tokenFor('crawl.0@example.com'), await tokenFor('crawl.1@example.com'))
  const label = (await see('POST', '/api/esign/labels', owner, { kind: 'tag', name: 'Leases' })).json<{ id: string }>()
  await see('POST', '/api/esign/several/tag', owner, { ids: [id], add: [label.id], remove: [] })
  await see('POST', '/api/esign/several/remind', owner, { ids: [id] })
  tokens.push(await tokenFor('meera.crawl@example.com'))
  await crawl()
  await sign(await tokenFor('meera.crawl@example.com'))
  await sealEnvelope(ctx, id)
  tokens.push(await tokenFor('hina.crawl@example.com'))
  await crawl()

  function idIn(path: string) {
    if (path.includes('/esign/files/')) return file
    if (path.includes('/esign/bulk/')) return bulk.id
    return path.includes('/esign/templates/') || path.endsWith('/form') ? template : id
  }

  async function crawl() {
    for (const resource of resources) {
      const reader = resource.audience === 'customer' ? as.customer : as.admin
      const list = await see('GET', `${resourceUrl(resource)}?range=[0,99]`, reader)
      if (list.statusCode !== 200 || !resource.actions.includes('show')) continue
      for (const one of list.json<{ id: string }[]>()) await see('GET', `${resourceUrl(resource)}/${one.id}`, reader)
    }
    for (const call of calls) {
      const url = callUrl(call)
      // The sandbox inbox stands for the mailbox of the person asked; a stream does not end.
      if (call.method !== 'GET' || url.startsWith('/sandbox') || call.raw === 'text/event-stream') continue
      const reader =
        call.auth === 'customer' ? as.customer : call.auth === 'key' ? as.key : call.auth === 'admin' ? as.admin : {}
      const named = url.replace(':userId', customer.userId).replace(':id', idIn(call.path))
      for (const query of call.path.endsWith('/document')
        ? ['?kind=original', '?kind=certificate', '?kind=signed']
        : [''])
        await see('GET', named + query, reader)
    }
  }

  expect(new Set(tokens).size).toBe(tokens.length)
  expect(tokens.every(token => /^[\w-]{22}$/.test(token))).toBe(true)
  expect(replies.length).toBeGreaterThan(150)
  expect(pages).toBeGreaterThan(4)
  const others = (await listMessages(ctx)).filter(({ text }) => !/\/(?:accept-esign|view-document)\//.test(text))
  const toSender = await listMessages(ctx, customer.email)
  const stored = JSON.stringify([
    await ctx.db.selectFrom('audit_events').selectAll().execute(),
    await ctx.db.selectFrom('webhook_attempts').selectAll().execute(),
    await ctx.db.selectFrom('webhook_deliveries').selectAll().execute(),
    await ctx.db.selectFrom('request_log').selectAll().execute(),
    await ctx.db.selectFrom('envelopes').selectAll().execute(),
    await ctx.db.selectFrom('envelope_events').selectAll().execute(),
    await ctx.db.selectFrom('envelope_recipients').selectAll().execute(),
    await ctx.db.selectFrom('invitations').selectAll().execute(),
    await ctx.db.selectFrom('invitation_events').selectAll().execute(),
    await ctx.db.selectFrom('messages').selectAll().execute(),
    await ctx.db.selectFrom('bulk_sends').selectAll().execute(),
    await ctx.db.selectFrom('bulk_send_rows').selectAll().execute(),
    await ctx.db.selectFrom('envelope_labels').selectAll().execute(),
  ])
  expect(logged.length).toBeGreaterThan(0)
  const seen = {
    replies: replies.join('\n'),
    logged: logged.join('\n'),
    messages: JSON.stringify([others, toSender]),
    stored,
  }
  for (const token of tokens)
    for (const form of formsOf(token))
      for (const [where, text] of Object.entries(seen)) expect(text.includes(form), `${where} has ${form}`).toBe(false)
  // The hash by which links are found is nowhere but there, and proves that the search above would find something.
  const links = JSON.stringify(await ctx.db.selectFrom('invitation_links').selectAll().execute())
  expect(formsOf(tokens[0] ?? '').some(form => links.includes(form))).toBe(true)
})
