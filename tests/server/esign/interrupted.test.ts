import { beforeEach, expect, test } from 'vitest'
import { openEsignLink } from '../../../server/esign/person.ts'
import { queueUnsealed, sealEnvelope } from '../../../server/esign/seal.ts'
import { sendEnvelope } from '../../../server/esign/send.ts'
import { sign as signAs } from '../../../server/esign/signing.ts'
import { verifyLedger } from '../../../server/money/wallets/verifyLedger.ts'
import { walletOf } from '../../../server/money/wallets/walletOf.ts'
import type { Context, Scope } from '../../../server/platform/context.ts'
import type { CustomerActor } from '../../../server/platform/identity/actors.ts'
import { listMessages } from '../../../server/sandbox/messages.ts'
import { testApp } from '../../support/app.ts'
import { heavyInline } from '../../support/esign/heavyInline.ts'
import { draftOf, drawnSignature, esignOf, signerNamed } from '../../support/esign/signers.ts'
import { type Customer, makeCustomer, signedIn } from '../../support/factories.ts'

const { app, ctx } = await testApp({}, { heavy: heavyInline })
const { uploadDocument, makeDraft, send, show, tokenFor, consent, sign } = esignOf({ app, ctx })

let customer: Customer
let headers: Record<string, string>
let scope: Scope<CustomerActor>
let count = 0
beforeEach(async () => {
  customer = await makeCustomer(ctx.db)
  headers = await signedIn(ctx, customer)
  const { userId } = customer
  const actor = { kind: 'customer', userId, subUserId: null, sessionId: '', name: 'Owner', kycComplete: true } as const
  scope = { actor, ip: null, requestId: null, locale: 'en' }
  count += 1
})

const killed = new Error('killed')
const dies = async () => {
  throw killed
}
/** A process that ends when it does this. */
const dyingAt: Record<string, Partial<Context>> = {
  drawing: { heavy: { ...heavyInline, run: dies } },
  storing: { objects: { ...ctx.objects, put: dies } },
  sending: { channels: { send: dies } },
}

const person = (name: string) => signerNamed(name, `${name} Rao`, { email: `${name}.kill${count}@example.com` })
const linksTo = async ({ email }: { email: string | null }) =>
  (await listMessages(ctx, email ?? '')).filter(({ text }) => /\/(?:accept-esign|view-document)\//.test(text)).length
const held = async () => (await walletOf(ctx.db, customer.userId, 'product')).heldPaise

async function drafted(people: ReturnType<typeof person>[]): Promise<string> {
  const { id: file } = await uploadDocument(headers)
  return makeDraft(headers, draftOf(file, people))
}

test.each(Object.keys(dyingAt))('a process that ends while it sends, at %s, has sent and charged nothing', async at => {
  const asha = person('asha')
  const id = await drafted([asha])
  const dying = { ...ctx, ...dyingAt[at] }
  await expect(sendEnvelope(dying, scope, { id, revision: 1 }, { resumed: false })).rejects.toThrow('killed')
  expect([(await show(headers, id)).state, await linksTo(asha), await held()]).toEqual(['draft', 0, 0])
  expect((await send(headers, id)).statusCode).toBe(200)
  expect(await linksTo(asha)).toBe(1)
})

test('a process that ends while somebody signs leaves them to sign again, once', async () => {
  const asha = person('asha')
  const id = await drafted([asha, { ...person('ravi'), order: 2 }])
  await send(headers, id)
  const token = await tokenFor(asha.email ?? '')
  const { sha256 } = (await consent(token)).json<{ sha256: string }>()
  const visitor = { scope: { ...scope, actor: { kind: 'system', name: 'visitor' } as const }, agent: '' }
  const opened = await openEsignLink(ctx, visitor, { token })
  if (opened.refused) throw new Error('The link does not open.')
  const given = {
    sha256,
    values: {},
    signature: { image: await drawnSignature(), source: 'drawn' as const },
    initials: null,
  }
  // The next recipient is asked in the same transaction.
  await expect(signAs({ ...ctx, ...dyingAt.sending }, visitor, opened, given)).rejects.toThrow('killed')
  expect((await show(headers, id)).recipients.map(({ state }) => state)).toEqual(['asked', 'waiting'])
  expect((await sign(token)).json()).toMatchObject({ state: 'done' })
  const { trail } = await show(headers, id)
  expect(trail.filter(({ kind }) => kind === 'signed')).toHaveLength(1)
})

test.each(Object.keys(dyingAt))(
  'a process that ends while it seals, at %s, is followed by one that completes it once',
  async at => {
    const asha = person('asha')
    const id = await drafted([asha])
    await send(headers, id)
    await sign(await tokenFor(asha.email ?? ''))
    await expect(sealEnvelope({ ...ctx, ...dyingAt[at] }, id)).rejects.toThrow('killed')
    expect(await show(headers, id)).toMatchObject({ state: 'sealing', chargedPaise: 0 })
    // A job may be delivered twice, also at the same moment.
    await Promise.all([sealEnvelope(ctx, id), sealEnvelope(ctx, id)])
    const { state, pricePaise, chargedPaise, trail } = await show(headers, id)
    expect({ state, chargedPaise }).toEqual({ state: 'completed', chargedPaise: pricePaise })
    expect(trail.filter(({ kind }) => kind === 'sealed')).toHaveLength(1)
    // The request and the copy.
    expect(await linksTo(asha)).toBe(2)
    expect(await held()).toBe(0)
    expect(await verifyLedger(ctx.db)).toMatchObject({ broken: null })
  },
)

test('of people who sign at the same moment nobody is lost, and one of them is the last', async () => {
  const people = ['asha', 'ravi', 'meera', 'kavya', 'imran'].map(person)
  const id = await drafted(people)
  await send(headers, id)
  const tokens = await Promise.all(people.map(({ email }) => tokenFor(email ?? '')))
  const replies = await Promise.all(tokens.map(token => sign(token)))
  const last = replies.map(reply => reply.json<{ state: string; isLast: boolean }>())
  expect(last.map(({ state }) => state)).toEqual(people.map(() => 'done'))
  expect(last.filter(({ isLast }) => isLast)).toHaveLength(1)
  await sealEnvelope(ctx, id)
  expect(await show(headers, id)).toMatchObject({ state: 'completed', done: 5, acting: 5 })
})

test('a document that cannot be sealed keeps its hold, and can be voided after an hour', async () => {
  const asha = person('asha')
  const id = await drafted([asha])
  await send(headers, id)
  await sign(await tokenFor(asha.email ?? ''))
  const end = () =>
    app.inject({
      method: 'POST',
      url: `/api/esign/envelopes/${id}/void`,
      headers,
      payload: { reason: 'It cannot be sealed' },
    })
  expect((await end()).statusCode).toBe(409)
  const before = new Date(Date.now() - 2 * 3_600_000)
  await ctx.db.updateTable('envelopes').set({ updated_at: before }).where('id', '=', id).execute()
  const holdOf = () =>
    ctx.db.selectFrom('holds').select('expires_at').where('reference', '=', id).executeTakeFirstOrThrow()
  await ctx.db.updateTable('holds').set({ expires_at: new Date() }).where('reference', '=', id).execute()
  await queueUnsealed(ctx)
  expect(Date.parse((await holdOf()).expires_at)).toBeGreaterThan(Date.now() + 6 * 86_400_000)
  expect((await end()).json()).toMatchObject({ state: 'voided', chargedPaise: 0 })
  await sealEnvelope(ctx, id)
  expect((await show(headers, id)).state).toBe('voided')
  expect(await held()).toBe(0)
  expect(await verifyLedger(ctx.db)).toMatchObject({ broken: null })
})
