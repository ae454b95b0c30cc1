import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { readStatements } from '../../../../server/engines/bankStatements/readStatements.ts'
import { printedSet, readAltered, readHonest, wholeRows } from '../../../bench/statements/printed.ts'

/** Every so many of the set are read here; `npm run bench -- statements` reads all. Both numbers share no factor with the ways in which they are printed. */
const SHARE = { honest: 29, altered: 19 }
const SEED = 7

test('statements are read whole, wherever their headings stand and whichever way the money goes', async () => {
  const { rows, whole, reconciled } = await readHonest(printedSet(SEED).filter((_, at) => at % SHARE.honest === 0))
  expect(rows).toBeGreaterThan(200)
  expect(whole).toBeGreaterThanOrEqual(0.995)
  expect(reconciled).toBe(1)
})

test('an altered statement is never reconciled', async () => {
  const { files, calledReconciled } = await readAltered(printedSet(SEED).filter((_, at) => at % SHARE.altered === 1))
  expect(files).toBeGreaterThan(20)
  expect(calledReconciled).toEqual([])
})

/** Statements of the set of another seed, as Chromium printed them: `drawChromium`. Dates are broken, and narrations of one to three lines stand around them. */
test.each([54, 117, 319])('cells in the middle of their rows are read whole: statement %i', async at => {
  const content = readFileSync(new URL(`found/chromium${at}.pdf`, import.meta.url))
  const analysis = await readStatements([{ name: 'a.pdf', type: 'pdf', content }], {}, () => {})
  const account = printedSet(9)[at]?.account
  expect(account && wholeRows(account, analysis)).toBe(14)
  expect(analysis.files[0]?.verdict).toBe('reconciled')
})
