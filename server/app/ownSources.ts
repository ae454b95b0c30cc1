import { createStatementSource } from '../bankStatements/source.ts'
import { createAadhaarOtpSource } from '../checks/aadhaarOtp/source.ts'
import { createCourtSource } from '../court/source.ts'
import { createFaceLivenessSource } from '../faces/livenessSource.ts'
import { createFaceMatchSource } from '../faces/matchSource.ts'
import { createFaceSearchSource } from '../faces/searchSource.ts'
import { createDocumentSource } from '../ocr/source.ts'
import type { Context } from '../platform/context.ts'
import type { OwnSources } from '../platform/ports/sources.ts'
import { createScreeningSource } from '../screening/screen/source.ts'

/** The products that modules of this server answer from the database, or by reading files. */
export const createOwnSources = (ctx: Pick<Context, 'db' | 'vault' | 'objects' | 'heavy' | 'aadhaar'>): OwnSources => ({
  'aadhaar-otp': createAadhaarOtpSource(ctx),
  'court-case-check': createCourtSource(ctx.db),
  'face-liveness': createFaceLivenessSource(ctx),
  'face-match': createFaceMatchSource(ctx),
  'face-search': createFaceSearchSource(ctx),
  'aml-screen': createScreeningSource(ctx),
  'ocr-document': createDocumentSource(ctx),
  'bank-statement': createStatementSource(ctx),
})
