import { deflateRawSync } from 'node:zlib'
import { PDFDocument } from '@cantoo/pdf-lib'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import type { StatementProblemCode } from '../../../contracts/bankStatements/statementCodes.ts'
import { statementLimits } from '../../../contracts/bankStatements/statements.ts'
import type { UploadedFile } from '../../../contracts/calls/files.ts'
import { translate } from '../../../server/platform/translate.ts'
import { scannedPdf } from '../../bench/statements/drawScan.ts'
import { testApp } from '../../support/app.ts'
import { makeCustomer } from '../../support/factories.ts'
import { makeKey } from '../../support/keys.ts'
import { Sheet } from '../../support/specimens/draw.ts'
import { upload } from '../../support/uploads.ts'
import { circularPages, manyPages, packedBomb, packedPage } from '../engines/bankStatements/rawPdf.ts'
import { zipOf } from '../engines/bankStatements/zipOf.ts'

const { app, ctx } = await testApp({}, {}, { work: true })

async function lockedPdf(): Promise<Uint8Array> {
  const document = await PDFDocument.create()
  document.addPage().drawText('01/04/2024')
  document.encrypt({ userPassword: 'RAVI1990', ownerPassword: 'bank', permissions: {} })
  return document.save({ useObjectStreams: false })
}

const zipBomb = () =>
  zipOf([{ name: 'xl/workbook.xml', packed: deflateRawSync(Buffer.from('<workbook/>')) }], {
    name: 'xl/worksheets/sheet1.xml',
    packed: deflateRawSync(Buffer.alloc(20 * 1024 * 1024)),
    times: 8,
  })

/** Pages that a scanner made of a letter. */
async function scannedLetter(pages: number): Promise<Uint8Array> {
  const sheet = new Sheet(600, 300, '#fff')
  sheet.text(40, 80, 'Dear Sir, please find enclosed', { size: 30 })
  sheet.text(40, 140, 'what you asked us for.', { size: 30 })
  const picture = await sharp(await sheet.png())
    .jpeg()
    .toBuffer()
  return scannedPdf(Array.from({ length: pages }, () => picture))
}

const { pages, scannedPages } = statementLimits

test.each<
  [name: string, content: () => Promise<Uint8Array> | Uint8Array, code: StatementProblemCode, password?: string]
>([
  ['bomb.xlsx', zipBomb, 'expandsTooMuch'],
  ['bomb.pdf', packedBomb, 'expandsTooMuch'],
  ['endless.pdf', () => packedPage(25_000), 'tooSlow'],
  ['circle.pdf', circularPages, 'damaged'],
  ['no-catalogue.pdf', () => packedPage(3, { root: '9 0 R' }), 'damaged'],
  ['own-reference.pdf', () => packedPage(3, { prev: 'itself' }), 'notStatement'],
  ['long.pdf', () => manyPages(10_000), 'tooManyPages'],
  ['blank.pdf', () => manyPages(1), 'notStatement'],
  ['letter.pdf', () => scannedLetter(2), 'noTableInScan'],
  ['archive.pdf', () => scannedLetter(statementLimits.scannedPages + 1), 'tooManyScans'],
  ['locked.pdf', lockedPdf, 'needsPassword'],
  ['locked-twice.pdf', lockedPdf, 'wrongPassword', 'ravi'],
])('%s: the answer names the file and what to do, nothing is charged', async (name, content, code, password) => {
  const { userId } = await makeCustomer(ctx.db)
  const { headers } = await makeKey(ctx, userId, 'live')
  const wallet = () =>
    ctx.db
      .selectFrom('wallets')
      .selectAll()
      .where('user_id', '=', userId)
      .where('kind', '=', 'product')
      .executeTakeFirstOrThrow()
  const before = await wallet()
  const { id } = (await upload(app, headers, name, Buffer.from(await content()), '/v1/files')).json<UploadedFile>()
  if (password) await app.inject({ method: 'PUT', url: `/v1/files/${id}/password`, headers, payload: { password } })
  const reply = await app.inject({
    method: 'POST',
    url: '/v1/bank-statement',
    headers,
    payload: { files: [id], consent: true, purpose: 'customer_onboarding' },
  })
  const count = code === 'tooManyScans' ? scannedPages : pages
  const message = `${name}: ${translate('en', `statements.problem.${code}`, { count })}`
  expect(reply.statusCode).toBe(400)
  expect(reply.json()).toMatchObject({ error: { message, fields: [{ field: 'files', message }] } })
  expect(await wallet()).toEqual(before)
  const { timeline } = await ctx.db
    .selectFrom('verifications')
    .select('timeline')
    .where('user_id', '=', userId)
    .executeTakeFirstOrThrow()
  // Of two scanned pages, the first is noted while the second is read.
  const detail = timeline.find(({ event }) => event === 'reading')?.detail ?? ''
  expect(detail).toMatch(code === 'noTableInScan' ? /^[12]\/2$/ : /^$/)
})
