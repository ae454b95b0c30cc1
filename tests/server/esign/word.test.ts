import { mkdtempSync, readdirSync, writeFileSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import type { EsignFile } from '../../../contracts/esign/shown.ts'
import { findOffice } from '../../../server/esign/word/findOffice.ts'
import { inspectWord } from '../../../server/esign/word/inspectWord.ts'
import { runProgram } from '../../../server/platform/runProgram.ts'
import { testApp } from '../../support/app.ts'
import { heavyInline } from '../../support/esign/heavyInline.ts'
import { onePage } from '../../support/esign/signers.ts'
import { wordDocument } from '../../support/esign/wordDocument.ts'
import { makeCustomer, signedIn } from '../../support/factories.ts'
import { upload } from '../../support/uploads.ts'

const folder = mkdtempSync(join(tmpdir(), 'satyapan-office-'))
writeFileSync(join(folder, 'page.pdf'), onePage())

/** A program in place of LibreOffice. */
function office(name: string, script: string): string {
  const path = join(folder, name)
  writeFileSync(path, `#!/bin/sh\n${script}\n`, { mode: 0o755 })
  return path
}

/** Finds the directory that it was told to write to, and writes what the outside of the profile shows. */
const OUTDIR = 'while [ "$1" != "--outdir" ]; do shift; done; out="$2"'
const working = office('soffice', `${OUTDIR}; cat "$3" > /dev/null && cp ${folder}/page.pdf "$out/document.pdf"`)
const failing = office('failing', 'exit 1')
const silent = office('silent', 'exit 0')

async function uploadTo(path: string | undefined, content: Buffer, name = 'Lease.docx') {
  const { app, ctx } = await testApp(path ? { SOFFICE_PATH: path } : {}, { heavy: heavyInline })
  const headers = await signedIn(ctx, await makeCustomer(ctx.db))
  const reply = await upload(app, headers, name, content, '/api/esign/files')
  const stored = await ctx.db.selectFrom('esign_files').selectAll().execute()
  return { reply, stored: stored.length }
}

describe('a Word document', () => {
  test('becomes a PDF with its name and its pages, and leaves nothing behind', async () => {
    const before = readdirSync(tmpdir()).filter(name => name.startsWith('satyapan-word-'))
    const { reply, stored } = await uploadTo(working, wordDocument())
    expect(reply.statusCode).toBe(200)
    expect(reply.json<EsignFile>()).toMatchObject({ name: 'Lease.pdf', type: 'pdf', pages: [{ width: 595 }] })
    expect(stored).toBe(1)
    expect(readdirSync(tmpdir()).filter(name => name.startsWith('satyapan-word-'))).toEqual(before)
  })

  test('is refused where no program reads it, with what to do', async () => {
    const { reply, stored } = await uploadTo(undefined, wordDocument())
    expect([reply.statusCode, reply.json().error.message]).toEqual([415, expect.stringContaining('Save it as a PDF')])
    expect(stored).toBe(0)
  })

  test.each([
    ['macros', working, wordDocument({ 'word/vbaProject.bin': 'x' }), 'macros'],
    ['a linked picture', working, wordDocument({}, { type: 'image', target: 'file:///etc/passwd' }), 'from elsewhere'],
    ['a program that fails', failing, wordDocument(), 'cannot be read'],
    ['a program that makes nothing', silent, wordDocument(), 'cannot be read'],
    ['a broken archive', working, wordDocument().subarray(0, -30), 'cannot be read'],
  ])('is refused for %s, and nothing is stored', async (_, path, content, words) => {
    const { reply, stored } = await uploadTo(path, content)
    expect(reply.statusCode).toBe(400)
    expect(reply.json().error.fields).toEqual([{ field: 'file', message: expect.stringContaining(words) }])
    expect(stored).toBe(0)
  })

  test('is told by its content: other archives are no documents', async () => {
    const { reply } = await uploadTo(working, wordDocument({}, undefined, 'xl/workbook.xml'))
    expect([reply.statusCode, reply.json().error.message]).toEqual([415, expect.stringContaining('Word (DOCX)')])
  })

  test('may have links for its readers, and the name of its template', async () => {
    for (const type of ['hyperlink', 'attachedTemplate'])
      expect(await inspectWord(wordDocument({}, { type, target: 'https://example.com' }))).toEqual({ refused: null })
    for (const type of ['oleObject', 'frame', 'subDocument'])
      expect(await inspectWord(wordDocument({}, { type, target: 'https://example.com' }))).toEqual({
        refused: 'outside',
      })
  })
})

describe('a program that reads a stranger’s file', () => {
  const limits = { ms: 20_000, cpuSeconds: 10, memoryMb: 2_048, fileMb: 1 }

  test('sees none of our environment', async () => {
    process.env.SECRET_OF_THE_TEST = 'secret'
    const directory = mkdtempSync(join(folder, 'run-'))
    expect(await runProgram(office('env', 'env > seen'), [], directory, limits)).toBe(true)
    const seen = await readFile(join(directory, 'seen'), 'utf8')
    expect(seen).not.toContain('SECRET')
    expect(seen).toContain(`HOME=${directory}`)
  })

  test('ends after its time, with all that it has started', async () => {
    const directory = mkdtempSync(join(folder, 'run-'))
    const script = office('slow', 'sleep 600 & echo $! > child; sleep 600')
    expect(await runProgram(script, [], directory, { ...limits, ms: 1_500 })).toBe(false)
    const child = Number(await readFile(join(directory, 'child'), 'utf8'))
    // Gone, or waiting for somebody to ask how it has ended.
    const status = await readFile(`/proc/${child}/status`, 'utf8').catch(() => 'State:\tZ')
    expect(status).toMatch(/^State:\s+Z/m)
  })

  test('writes no larger file than it may', async () => {
    const directory = mkdtempSync(join(folder, 'run-'))
    const script = office('large', 'head -c 5000000 /dev/zero > large')
    expect(await runProgram(script, [], directory, limits)).toBe(false)
    expect((await readFile(join(directory, 'large'))).length).toBeLessThanOrEqual(1_048_576)
  })
})

test('the program is looked for in PATH; one that was set and is not there is an error', async () => {
  expect(await findOffice(undefined, folder)).toEqual({ path: working, problems: [] })
  expect(await findOffice(undefined, '/nowhere')).toEqual({ path: undefined, problems: [] })
  expect(await findOffice('none', folder)).toEqual({ path: undefined, problems: [] })
  expect(await findOffice('/nowhere/soffice', folder)).toEqual({
    path: undefined,
    problems: ['SOFFICE_PATH: there is no such program.'],
  })
})
