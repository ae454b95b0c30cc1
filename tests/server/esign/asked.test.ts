import { beforeEach, describe, expect, test } from 'vitest'
import { certificateOf } from '../../../server/esign/certificate.ts'
import { aboutEnvelopes, presentEnvelope, readTrail } from '../../../server/esign/present.ts'
import { readEnvelope } from '../../../server/esign/rows.ts'
import { listMessages } from '../../../server/sandbox/messages.ts'
import { testApp } from '../../support/app.ts'
import { heavyInline } from '../../support/esign/heavyInline.ts'
import { draftOf, esignOf, fieldOf, signerNamed } from '../../support/esign/signers.ts'
import { makeCustomer, signedIn } from '../../support/factories.ts'

const { app, ctx } = await testApp({}, { heavy: heavyInline })
const { uploadDocument, makeDraft, send, show, tokenFor, ask, sign, inject } = esignOf({ app, ctx })

let headers: Record<string, string>
let count = 0
beforeEach(async () => {
  headers = await signedIn(ctx, await makeCustomer(ctx.db))
  count += 1
})

const asha = (more = {}) => signerNamed('asha', 'Asha Rao', { email: `asha.asked${count}@example.com`, ...more })
const other = (name: string) => ({ name, email: `other.asked${count}@example.com` })
const long = 'Venkata Subramanian Ramachandran Krishnamurthy Iyer'

async function sent(person = asha(), { message = '', isNamed = false } = {}): Promise<string> {
  const { id: file } = await uploadDocument(headers)
  const named = isNamed ? [fieldOf('named', 'name', 'asha', { y: 460, width: 60, height: 10 })] : []
  const id = await makeDraft(headers, { ...draftOf(file, [person], named), message })
  expect((await send(headers, id)).statusCode).toBe(200)
  return id
}

const correct = (id: string, person: object) =>
  inject(headers, {
    method: 'PUT',
    url: `/api/esign/envelopes/${id}/recipients/asha`,
    payload: { phone: null, ...person },
  })

describe('the message of the sender', () => {
  test('stands in the mail that asks and in the one sent again, each line marked as theirs', async () => {
    const message = 'Please sign today.\nPay at https://evil.example.com/%{url}\u202e'
    const id = await sent(asha(), { message })
    await inject(headers, { method: 'POST', url: `/api/esign/envelopes/${id}/recipients/asha/remind` })
    const texts = (await listMessages(ctx, asha().email ?? '')).map(({ text }) => text)
    expect(texts).toHaveLength(2)
    for (const text of texts) {
      expect(text).toContain('Asha Traders writes:\n> Please sign today.\n> Pay at https://evil.example.com/%{url}\n')
      expect(text).not.toContain('\u202e')
      expect(text.match(/\/accept-esign\//g)).toHaveLength(1)
    }
  })

  test('goes to whoever takes the document over, and is not stored in clear', async () => {
    await sent(asha({ canDelegate: true }), { message: 'Kindly sign by noon' })
    await ask('/invitations/hand-over', { token: await tokenFor(asha().email ?? ''), ...other('Kavya Nair') })
    const [mail] = await listMessages(ctx, other('').email)
    expect(mail?.text).toContain('> Kindly sign by noon')
    expect(JSON.stringify(await ctx.db.selectFrom('invitations').selectAll().execute())).not.toContain('by noon')
  })
})

describe('a name that does not fit into its field', () => {
  test('is not handed over to, and the person can still sign', async () => {
    await sent(asha({ canDelegate: true }), { isNamed: true })
    const token = await tokenFor(asha().email ?? '')
    const refused = await ask('/invitations/hand-over', { token, ...other(long) })
    expect([refused.statusCode, refused.json()]).toMatchObject([400, { error: { fields: [{ field: 'name' }] } }])
    expect(await listMessages(ctx, other('').email)).toEqual([])
    expect((await sign(token)).json()).toMatchObject({ state: 'done' })
  })

  test('is not corrected to either', async () => {
    const id = await sent(asha(), { isNamed: true })
    expect((await correct(id, other(long))).json()).toMatchObject({ error: { fields: [{ field: 'name' }] } })
    expect((await correct(id, other('Jo'))).statusCode).toBe(200)
  })
})

describe('the trail', () => {
  test('keeps what happened to the link of whoever was asked before a correction, under their name', async () => {
    const id = await sent()
    await correct(id, other('Meera Iyer'))
    await correct(id, { name: 'Dev Shah', email: `dev.asked${count}@example.com` })
    await sign(await tokenFor(`dev.asked${count}@example.com`))
    const { trail } = await show(headers, id)
    expect(trail.filter(({ kind, recipient }) => kind === 'sent' && recipient !== null)).toHaveLength(3)
    expect(new Set(trail.flatMap(({ recipient }) => recipient ?? []))).toEqual(new Set(['asha']))
  })

  test('has who handed over to whom in the certificate', async () => {
    const id = await sent(asha({ canDelegate: true }))
    await ask('/invitations/hand-over', { token: await tokenFor(asha().email ?? ''), ...other('Kavya Nair') })
    await sign(await tokenFor(other('').email))
    const found = await readEnvelope(ctx, ctx.db, id)
    if (!found) throw new Error('The envelope is gone.')
    const { recipients } = presentEnvelope(found, await aboutEnvelopes(ctx, [found]), { inClear: true })
    const trail = await readTrail(ctx, ctx.db, found)
    const words = { digest: '', sender: '', brand: '', at: new Date() }
    const parts = { envelope: found, recipients, trail, signings: [], stamp: null, ...words }
    const drawn = JSON.stringify(certificateOf(parts, 'en').content)
    const [, first = '', second = ''] = drawn.split(/"(?=Asha Rao"|Kavya Nair")/)
    expect(first).toMatch(/^Asha Rao"/)
    expect(first).toContain('Handed over to')
    expect(second).not.toContain('Handed over to')
  })
})
