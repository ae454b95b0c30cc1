import { Readable } from 'node:stream'
import { describe, expect, test } from 'vitest'
import { esignLimits } from '../../../contracts/esign/limits.ts'
import { receiveFile } from '../../../server/files/receiveFile.ts'
import { Problem } from '../../../server/platform/problem.ts'
import { testApp } from '../../support/app.ts'
import { heavyInline } from '../../support/esign/heavyInline.ts'
import { draftOf, esignOf, signerNamed } from '../../support/esign/signers.ts'
import { makeCustomer, signedIn } from '../../support/factories.ts'

const { app, ctx } = await testApp({}, { heavy: heavyInline })
const { uploadDocument, makeDraft, send } = esignOf({ app, ctx })

const uploadOf = (bytes: number) => ({
  filename: 'large.pdf',
  file: Readable.from(Array.from({ length: bytes / 10 }, () => Buffer.alloc(10))),
})

const codeOf = (work: Promise<Buffer>) =>
  work.then(
    content => content.length,
    (error: unknown) => (error instanceof Problem ? error.code : error),
  )

describe('a large upload', () => {
  test('is admitted once, when it has shown to be large; a small one never asks', async () => {
    let asked = 0
    const large = {
      bytes: 100,
      admit: () => {
        asked += 1
        return asked === 1
      },
    }
    expect(await codeOf(receiveFile(uploadOf(100), 1_000, 'en', large))).toBe(100)
    expect(asked).toBe(0)
    expect(await codeOf(receiveFile(uploadOf(500), 1_000, 'en', large))).toBe(500)
    expect(await codeOf(receiveFile(uploadOf(500), 1_000, 'en', large))).toBe('unavailable')
    expect(asked).toBe(2)
  })

  test('is refused above the limit', async () => {
    expect(await codeOf(receiveFile(uploadOf(1_010), 1_000, 'en'))).toBe('too_large')
  })
})

test('a document whose files are too large together is not sent', async () => {
  const customer = await makeCustomer(ctx.db)
  const headers = await signedIn(ctx, customer)
  const { id: file } = await uploadDocument(headers)
  const id = await makeDraft(headers, draftOf(file, [signerNamed('asha', 'Asha Rao', { email: 'asha.l@example.com' })]))
  await ctx.db
    .updateTable('files')
    .set({ bytes: esignLimits.documentBytes + 1 })
    .where('id', '=', file)
    .execute()
  const reply = await send(headers, id)
  expect(reply.statusCode).toBe(400)
  expect(reply.json().error.fields).toMatchObject([{ field: 'pages', message: expect.stringContaining('100 MB') }])
})
