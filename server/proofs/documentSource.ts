import { heavyBudgets } from '../../contracts/checks/heavyBudgets.ts'
import type { PdfVerification } from '../../contracts/ocr/pdfSignatures.ts'
import type { InputOf, ResultOf } from '../../contracts/products/index.ts'
import type { WrittenAnchors } from '../engines/pdfSignatures/readAnchors.ts'
import type { DocumentOutput, SignedDocument } from '../engines/proofs/document/proveDocumentTask.ts'
import type { IssuerKey } from '../engines/proofs/issuerKey.ts'
import { openFile } from '../files/openFile.ts'
import type { Context } from '../platform/context.ts'
import { defineHeavyTask } from '../platform/ports/heavyPool.ts'
import type { OwnSource } from '../platform/ports/sources.ts'
import { SOURCE } from './codeSources.ts'
import { trustedKeys } from './issuerKeys.ts'
import { readFileOrReject, rejected } from './readFile.ts'
import { dayInIndia } from './results.ts'

const task = defineHeavyTask<SignedDocument, DocumentOutput>({
  name: 'signed-document',
  module: new URL('../engines/proofs/document/proveDocumentTask.ts', import.meta.url),
  budget: heavyBudgets.signatureCheck,
})

type Needed = Pick<Context, 'db' | 'vault' | 'objects' | 'heavy' | 'config'>

/** Answers the product `signed-document`. Throws `InputRejected` for a file that cannot be opened: it can be sent again. */
export const createSignedDocumentSource =
  ({ config, ...ctx }: Needed): OwnSource =>
  async question => {
    const { userId, mode, query } = question
    const { file, issuer, password } = query as InputOf<'signed-document'>
    const { content, password: kept } = await openFile(ctx, userId, file)
    const keys = await trustedKeys(ctx.db, { purpose: 'documents', mode, isProduction: config.production })
    const asked = {
      file: content,
      password: password ?? kept,
      expected: issuer ?? undefined,
      trust: anchorsOf(keys),
      now: new Date(),
    }
    const output = await readFileOrReject(question, () => ctx.heavy.run(task, asked, { userId, mode }))
    if ('problem' in output) throw rejected(question, `proofs.document.${output.problem}`)
    return { source: SOURCE, fetchedAt: new Date().toISOString(), tries: 1, found: true, record: resultOf(output) }
  }

/** The certificates among the keys: a bare public key vouches for nobody else. Our own signatures are no issuer's. */
export const anchorsOf = (keys: readonly IssuerKey[]): WrittenAnchors => ({
  ours: [],
  known: keys.filter(({ subject }) => subject !== null).map(({ pem }) => pem.replaceAll(/-----[A-Z ]+-----|\s/g, '')),
})

function resultOf({
  proof,
  verification,
  read,
}: Exclude<DocumentOutput, { problem: string }>): ResultOf<'signed-document'> {
  const { issuer } = proof
  return {
    status: proof.verdict,
    signedBy: issuer?.signer?.subject ?? null,
    signedOn: proof.signedAt === null ? null : dayInIndia(proof.signedAt),
    checks: proof.checks,
    open: proof.open.map(question => ({ question })),
    organisation: issuer?.signer?.organisation ?? null,
    certifiedBy: issuer?.signer?.issuer ?? null,
    ...(read ?? { pan: null, gstin: null, cin: null, udyam: null }),
    signers: signersOf(verification),
  }
}

const signersOf = ({ signatures }: PdfVerification): ResultOf<'signed-document'>['signers'] =>
  signatures
    .filter(({ kind }) => kind !== 'timestamp')
    .map(({ signer, trust, verdict }) => ({
      name: signer?.subject ?? null,
      organisation: signer?.organisation ?? null,
      trusted: trust !== 'unknown',
      verdict,
    }))
