import { signedDocument } from '../../contracts/products/signedDocument.ts'
import { proofSpecimens, SAMPLE_SHARE_CODE } from '../../contracts/proofs/specimens.ts'
import { runVerification } from '../checks/verifications/runVerification.ts'
import proveOfflineTask from '../engines/proofs/aadhaar/proveOfflineTask.ts'
import proveDocumentTask from '../engines/proofs/document/proveDocumentTask.ts'
import { openFile } from '../files/openFile.ts'
import type { Context } from '../platform/context.ts'
import { anchorsOf, createSignedDocumentSource } from '../proofs/documentSource.ts'
import { createAadhaarOfflineSource } from '../proofs/offlineSource.ts'
import { sandboxKeys } from '../proofs/sandboxIssuer.ts'
import { readAs } from './readAs.ts'
import { demoScope } from './scopes.ts'

/** The demo has had documents proven by the sandbox's made-up issuer, and altered copies of them refused. */
export async function proveDocuments(ctx: Context): Promise<void> {
  const scope = await demoScope(ctx)
  const codes = [
    { product: 'aadhaar-qr', code: proofSpecimens.forgedAadhaarQr, reference: 'EMP-0319' },
    { product: 'aadhaar-qr', code: proofSpecimens.aadhaarQr, reference: 'EMP-0320' },
    { product: 'gst-einvoice', code: proofSpecimens.forgedEInvoice, reference: 'VEN-2204' },
    { product: 'gst-einvoice', code: proofSpecimens.eInvoice, reference: 'VEN-2205' },
  ] as const
  for (const { product, code, reference } of codes)
    await runVerification(ctx, scope, { product, input: { code }, purpose: 'employee_onboarding', reference })
  await proveSample(ctx)
  // With the issuer that is expected, and without: the second one says who signed, and leaves the rest open.
  await proveCertificate(ctx, { issuer: signedDocument.example.issuer, reference: 'VEN-2205' })
  await proveCertificate(ctx, { reference: 'VEN-2206' })
}

/** A file is proven in this process, so that a first start need not start another one. */
async function proveSample(ctx: Context): Promise<void> {
  const { content } = await openFile(ctx, null, 'sample_aadhaar_offline')
  const keys = sandboxKeys.filter(({ purpose }) => purpose === 'aadhaar')
  const answer = await proveOfflineTask({ file: content, shareCode: SAMPLE_SHARE_CODE, keys, now: new Date() })
  await readAs(
    ctx,
    await demoScope(ctx),
    {
      product: 'aadhaar-offline',
      input: { file: 'sample_aadhaar_offline', shareCode: SAMPLE_SHARE_CODE },
      purpose: 'employee_onboarding',
      reference: 'EMP-0320',
    },
    { answer, createSource: createAadhaarOfflineSource },
  )
}

/** Likewise. */
async function proveCertificate(ctx: Context, { issuer, reference }: { issuer?: string | null; reference: string }) {
  const { content } = await openFile(ctx, null, 'sample_signed_document')
  const keys = sandboxKeys.filter(({ purpose }) => purpose === 'documents')
  const answer = await proveDocumentTask({
    file: content,
    expected: issuer ?? undefined,
    trust: anchorsOf(keys),
    now: new Date(),
  })
  const input = { file: 'sample_signed_document', ...(issuer && { issuer }) }
  await readAs(
    ctx,
    await demoScope(ctx),
    { product: 'signed-document', input, purpose: 'vendor_onboarding', reference },
    { answer, createSource: createSignedDocumentSource },
  )
}
