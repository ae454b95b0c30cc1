import { expect, test } from 'vitest'
import { verifyPdf } from '../../../server/engines/pdfSignatures/verifyPdf.ts'
import { renewArchives } from '../../../server/esign/archive.ts'
import { sealEnvelope } from '../../../server/esign/seal.ts'
import { openFile } from '../../../server/files/openFile.ts'
import { readCertificates } from '../../../server/reports/signing/givenSigner.ts'
import { testApp } from '../../support/app.ts'
import { heavyInline } from '../../support/esign/heavyInline.ts'
import { draftOf, esignOf, signerNamed } from '../../support/esign/signers.ts'
import { makeCustomer, signedIn } from '../../support/factories.ts'
import { answerRequest, issue, listOf } from '../../support/pdfs/pki.ts'

const { app, ctx } = await testApp({}, { heavy: heavyInline })
const { uploadDocument, makeDraft, send, show, tokenFor, sign } = esignOf({ app, ctx })
const day = 86_400_000

/** An envelope that everybody has signed. */
async function completed() {
  const customer = await makeCustomer(ctx.db)
  const headers = await signedIn(ctx, customer)
  const { id: file } = await uploadDocument(headers)
  const asha = signerNamed('asha', 'Asha Rao', { email: `asha.${customer.userId}@example.com` })
  const id = await makeDraft(headers, draftOf(file, [asha]))
  await send(headers, id)
  await sign(await tokenFor(asha.email ?? ''))
  await sealEnvelope(ctx, id)
  return { id, headers, userId: customer.userId }
}

const read = (id: string) =>
  ctx.db
    .selectFrom('envelopes')
    .select(['signed_file', 'signed_sha256', 'certificate_file', 'archive_at'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow()

/** Another authority stamps at a time, whose certificate holds for long. */
async function stampingAt(now: Date, until: Date) {
  const root = await issue('authority', 'Test root', null, { until: new Date(until.getTime() + 365 * day) })
  const clock = await issue('timestamps', 'Test clock', root, { until })
  const bytesOf = async (url: URL, body: Uint8Array) =>
    url.pathname === '/stamp' ? answerRequest(body, clock, { at: now }) : listOf(root, { at: now })
  const answer = async (url: URL, body = new Uint8Array()) => ({
    status: 200,
    bytes: Buffer.from(await bytesOf(url, body)),
  })
  const config = { ...ctx.config, SIGNING_TSA_URL: 'http://tsa.example/stamp' }
  const egress = {
    download: (url: URL) => answer(url),
    exchange: (url: URL, { body }: { body: Uint8Array }) => answer(url, new Uint8Array(body)),
  }
  return { root, other: { ...ctx, config }, options: { now, egress } }
}

const later = (date: string | null) => new Date(date ?? 0).getTime() - Date.now()

test('a sealed document is looked at, and due again before its proofs end', async () => {
  const { id, headers } = await completed()
  const before = await read(id)
  expect(before.archive_at).toBeNull()
  await renewArchives(ctx)
  const after = await read(id)
  expect(after).toEqual({ ...before, archive_at: after.archive_at })
  // Our own authority's certificates hold for ten years.
  expect(later(after.archive_at) / day).toBeGreaterThan(9 * 365)
  expect((await show(headers, id)).trail.map(({ kind }) => kind)).not.toContain('archived')
})

test('before its proofs end it is stamped anew, once, and stays valid for years', async () => {
  const { id, headers, userId } = await completed()
  await renewArchives(ctx)
  const before = await read(id)
  const now = new Date(Date.now() + 10 * 365 * day - 20 * day)
  const { root, other, options } = await stampingAt(now, new Date(now.getTime() + 9 * 365 * day))
  await Promise.all([renewArchives(other, options), renewArchives(other, options)])
  await renewArchives(other, options)
  const after = await read(id)
  expect(after.signed_file).not.toBe(before.signed_file)
  expect(after.certificate_file).not.toBe(before.certificate_file)
  const { trail } = await show(headers, id)
  const archived = trail.filter(({ kind }) => kind === 'archived')
  expect(archived).toHaveLength(2)
  expect(archived.map(({ digest }) => digest)).toContain(after.signed_sha256)
  // What was there stays, and is the beginning of the new one.
  const [old, renewed] = await Promise.all(
    [before.signed_file, after.signed_file].map(async file => (await openFile(ctx, userId, file ?? '')).content),
  )
  if (!old || !renewed) throw new Error('The files are not there.')
  expect(renewed.subarray(0, old.length).equals(old)).toBe(true)
  const ours = readCertificates((await app.inject({ url: '/public/signing-root.pem' })).payload)
  const inYears = new Date(now.getTime() + 6 * 365 * day)
  const found = await verifyPdf(renewed, { anchors: { ours, known: [root.certificate] }, now: inYears })
  expect(found).toMatchObject({ verdict: 'valid', signatures: [{ profile: 'PAdES B-LTA' }, { kind: 'timestamp' }] })
})

test('an authority that is away is asked again, and other documents are not held up', async () => {
  const [first, second] = [await completed(), await completed()]
  await renewArchives(ctx)
  const now = new Date(Date.now() + 10 * 365 * day - 20 * day)
  const { other, options } = await stampingAt(now, new Date(now.getTime() + 9 * 365 * day))
  const signed = (await read(first.id)).signed_file
  const away = { ...other, log: { ...ctx.log, error: () => undefined } }
  const egress = { ...options.egress, exchange: () => Promise.reject(new Error('nobody there')) }
  await renewArchives(away, { ...options, egress })
  expect((await read(first.id)).signed_file).toBe(signed)
  const tomorrow = new Date(now.getTime() + 2 * day)
  await renewArchives(other, { ...options, now: tomorrow })
  for (const { id, headers } of [first, second])
    expect((await show(headers, id)).trail.filter(({ kind }) => kind === 'archived')).toHaveLength(2)
})
