import { heavyBudgets } from '../../contracts/checks/heavyBudgets.ts'
import type { InputOf, ResultOf } from '../../contracts/products/index.ts'
import { proveAadhaarQr } from '../engines/proofs/aadhaar/proveQr.ts'
import { proveEInvoice } from '../engines/proofs/eInvoice.ts'
import { ProofProblem } from '../engines/proofs/proof.ts'
import type { Context } from '../platform/context.ts'
import { defineHeavyTask, HeavyFailure } from '../platform/ports/heavyPool.ts'
import type { OwnSource } from '../platform/ports/sources.ts'
import { trustedKeys } from './issuerKeys.ts'
import { holderResult, sharedResult, unreadable } from './results.ts'

/** The name under which answers of this server's own checks of signatures are recorded. */
export const SOURCE = 'signature'

type Needed = Pick<Context, 'db' | 'config'>

const photoTask = defineHeavyTask<{ photo: Uint8Array }, Uint8Array | null>({
  name: 'signed-photo',
  module: new URL('../engines/proofs/aadhaar/drawPhotoTask.ts', import.meta.url),
  budget: heavyBudgets.signatureCheck,
})

const answered = <Record>(record: Record) =>
  ({ source: SOURCE, fetchedAt: new Date().toISOString(), tries: 1, found: true, record }) as const

/** Answers the product `aadhaar-qr`. What is no such code is an answer too. */
export const createAadhaarQrSource =
  ({ db, config, heavy }: Needed & Pick<Context, 'heavy'>): OwnSource =>
  async ({ query, mode, userId }) => {
    const { code, mobile, email } = query as InputOf<'aadhaar-qr'>
    const keys = await trustedKeys(db, { purpose: 'aadhaar', mode, isProduction: config.production })
    const asked = { ...(mobile && { mobile }), ...(email && { email }) }
    const proof = orNull(() => proveAadhaarQr({ text: code, keys, now: new Date(), ...asked }))
    const record: ResultOf<'aadhaar-qr'> = proof
      ? {
          ...sharedResult(proof),
          version: proof.kind === 'xmlQr' ? 'XML' : proof.version,
          ...holderResult(proof.fields),
          hasPhoto: proof.photo !== null,
          photo: proof.signer && proof.photo ? await drawn(heavy, proof.photo, { userId, mode }) : null,
        }
      : { ...unreadable, version: null, ...holderResult(null), hasPhoto: null, photo: null }
    return answered(record)
  }

/** Null for a photo that cannot be decoded: the proof stands without it. */
async function drawn(
  heavy: Context['heavy'],
  photo: Uint8Array,
  options: { userId: string; mode: 'live' | 'test' },
): Promise<string | null> {
  try {
    const jpeg = await heavy.run(photoTask, { photo }, options)
    return jpeg && `data:image/jpeg;base64,${Buffer.from(jpeg).toString('base64')}`
  } catch (error) {
    if (error instanceof HeavyFailure && error.reason !== 'aborted') return null
    throw error
  }
}

const noInvoice = {
  irn: null,
  documentNumber: null,
  documentType: null,
  documentDate: null,
  sellerGstin: null,
  buyerGstin: null,
  totalPaise: null,
  itemCount: null,
  mainHsnCode: null,
}

/** Answers the product `gst-einvoice`. What is no such code is an answer too. */
export const createEInvoiceSource =
  ({ db, config }: Needed): OwnSource =>
  async ({ query, mode }) => {
    const { code } = query as InputOf<'gst-einvoice'>
    const keys = await trustedKeys(db, { purpose: 'einvoice', mode, isProduction: config.production })
    const proof = orNull(() => proveEInvoice(code, { keys, now: new Date() }))
    const record: ResultOf<'gst-einvoice'> = proof
      ? { ...sharedResult(proof), ...(proof.fields ?? noInvoice), portal: proof.portal?.slice(0, 100) ?? null }
      : { ...unreadable, ...noInvoice, portal: null }
    return answered(record)
  }

function orNull<Result>(work: () => Result): Result | null {
  try {
    return work()
  } catch (error) {
    if (error instanceof ProofProblem) return null
    throw error
  }
}
