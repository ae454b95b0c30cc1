import { expect, test } from 'vitest'
import type { ShownEnvelope } from '../../../contracts/esign/shown.ts'
import { deleteDueFiles } from '../../../server/files/keepFiles.ts'
import { testApp } from '../../support/app.ts'
import { heavyInline } from '../../support/esign/heavyInline.ts'
import { draftOf, esignOf, signerNamed } from '../../support/esign/signers.ts'
import { makeCustomer, signedIn } from '../../support/factories.ts'
import { rawPdf } from '../../support/rawPdf.ts'

const { app, ctx } = await testApp({}, { heavy: heavyInline })
const { uploadDocument, makeDraft, send, inject } = esignOf({ app, ctx })

const saying = (...pages: string[]) =>
  Buffer.from(rawPdf({ pages: pages.map(words => ({ content: `BT /F1 12 Tf 72 700 Td (${words}) Tj ET` })) }))

async function account() {
  const headers = await signedIn(ctx, await makeCustomer(ctx.db))
  const find = async (q: string) => {
    const url = `/api/resources/envelopes?filter=${encodeURIComponent(JSON.stringify({ q }))}`
    return (await inject(headers, { url })).json<ShownEnvelope[]>().map(({ id }) => id)
  }
  const make = async (content: Buffer, to: string) => {
    const { id: file } = await uploadDocument(headers, content)
    const id = await makeDraft(headers, draftOf(file, [signerNamed('asha', 'Asha Rao', { email: to })]))
    return { file, id }
  }
  return { headers, find, make }
}

test('documents are found by words of their text, drafts and sent ones, each account its own', async () => {
  const { headers, find, make } = await account()
  const lease = await make(saying('The Mulberry cottage is let', 'for eleven months'), 'asha.search1@example.com')
  const loan = await make(saying('A loan against the cottage'), 'asha.search2@example.com')
  expect((await send(headers, lease.id)).json()).toMatchObject({ state: 'sent' })
  expect(await find('MULBERRY months')).toEqual([lease.id])
  expect((await find('cottage')).toSorted()).toEqual([lease.id, loan.id].toSorted())
  expect(await find('mulberry loan')).toEqual([])
  // A single letter is in no index.
  expect(await find('a loan')).toEqual([loan.id])
  expect(await find('mulb')).toEqual([])
  expect(await find('asha rao')).toEqual([lease.id])

  const other = await account()
  expect(await other.find('mulberry')).toEqual([])
  await other.make(saying('Mulberry'), 'asha.search3@example.com')
  const [one, two] = await ctx.db
    .selectFrom('files')
    .select('text_words')
    .where('text_words', 'is not', null)
    .where('id', 'not in', [loan.file])
    .orderBy('id')
    .execute()
  // Nothing in clear, and nothing by which two accounts are compared.
  expect(JSON.stringify([one, two])).not.toMatch(/mulberry/i)
  const last = await ctx.db
    .selectFrom('files')
    .select('text_words')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirstOrThrow()
  expect(last.text_words).toHaveLength(1)
  expect(one?.text_words).not.toContain(last.text_words?.[0])
})

test('a draft is found by the files that it has, and nothing is kept of one that is deleted', async () => {
  const { find, make } = await account()
  const { file, id } = await make(saying('Whispering willow'), 'asha.search4@example.com')
  expect(await find('willow')).toEqual([id])
  await ctx.db
    .updateTable('files')
    .set({ keep_until: new Date(0) })
    .where('id', '=', file)
    .execute()
  await deleteDueFiles(ctx)
  const kept = await ctx.db.selectFrom('files').select('text_words').where('id', '=', file).executeTakeFirstOrThrow()
  expect([kept.text_words, await find('willow')]).toEqual([null, []])
})
