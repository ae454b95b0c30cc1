import { createStatementSource } from '../bankStatements/source.ts'
import { createAadhaarOtpSource } from '../checks/aadhaarOtp/source.ts'
import { createCourtSource } from '../court/source.ts'
import { createFaceLivenessSource } from '../faces/livenessSource.ts'
import { createFaceMatchSource } from '../faces/matchSource.ts'
import { createFaceSearchSource } from '../faces/searchSource.ts'
import { createDocumentSource } from '../ocr/source.ts'
import type { Context } from '../platform/context.ts'
import type { OwnSources } from '../platform/ports/sources.ts'
import { createAadhaarQrSource, createEInvoiceSource } from '../proofs/codeSources.ts'
import { createSignedDocumentSource } from '../proofs/documentSource.ts'
import { createAadhaarOfflineSource } from '../proofs/offlineSource.ts'
import { createScreeningSource } from '../screening/screen/source.ts'

type Needed = Pick<Context, 'config' | 'db' | 'vault' | 'objects' | 'heavy' | 'aadhaar'>

/** The products that modules of this server answer from the database, or by reading files. */
export const createOwnSources = (ctx: Needed): OwnSources => ({
  'aadhaar-otp': createAadhaarOtpSource(ctx),
  'aadhaar-qr': createAadhaarQrSource(ctx),
  'aadhaar-offline': createAadhaarOfflineSource(ctx),
  'gst-einvoice': createEInvoiceSource(ctx),
  'signed-document': createSignedDocumentSource(ctx),
  'court-case-check': createCourtSource(ctx.db),
  'face-liveness': createFaceLivenessSource(ctx),
  'face-match': createFaceMatchSource(ctx),
  'face-search': createFaceSearchSource(ctx),
  'aml-screen': createScreeningSource(ctx),
  'ocr-document': createDocumentSource(ctx),
  'bank-statement': createStatementSource(ctx),
})
