import { expect, test } from 'vitest'
import { maySignDocuments } from '../../../../server/engines/pdfSignatures/verify/chain.ts'
import { issue } from '../../../support/pdfs/pki.ts'

const root = await issue('authority', 'A root', null)

test.each([
  ['signer', true],
  ['website', false],
  ['timestamps', false],
  ['responder', false],
] as const)('a certificate for %s signs documents: %s', async (kind, may) => {
  expect(maySignDocuments((await issue(kind, 'bank.example', root)).certificate)).toBe(may)
})
