import * as calls from '../../contracts/calls/bgcFurther.ts'
import { fileLimits } from '../../contracts/files/files.ts'
import { codes } from '../../contracts/platform/codes.ts'
import type { InputOf, ProductId } from '../../contracts/products/index.ts'
import { presentVerification } from '../checks/verifications/present.ts'
import { placeOf } from '../checks/verifications/queue.ts'
import { runVerification } from '../checks/verifications/runVerification.ts'
import { withUpload } from '../files/receiveFile.ts'
import { storeFile } from '../files/storeFile.ts'
import type { Scope } from '../platform/context.ts'
import { serveCall } from '../platform/http/serveCall.ts'
import type { App, HttpContext } from '../platform/http/types.ts'
import { translate } from '../platform/translate.ts'
import * as further from './further.ts'

/** The checks that the further calls run. */
const running = {
  'voter-check': calls.searchBgcVoterId,
  'passport-check': calls.verifyBgcPassport,
  'vehicle-rc-check': calls.verifyBgcVehicle,
  'driving-licence-check': calls.verifyBgcLicence,
  'uan-check': calls.readEpfoUser,
  'bank-account-check': calls.readBankDetails,
} as const satisfies Partial<Record<ProductId, unknown>>

const read = ({ locale }: Pick<Scope, 'locale'>) => ({ code: codes.ok, message: translate(locale, 'account.read') })

/** The further calls of the specification: each runs or reads what is there, with the permission of who asks. */
export function bgcFurtherRoutes(app: App, ctx: HttpContext): void {
  for (const [id, call] of Object.entries(running)) {
    const product = id as keyof typeof running
    serveCall(app, ctx, call as typeof calls.searchBgcVoterId, async ({ scope, body, attempt }) => {
      const { input, purpose, reference } = body
      const request = { product, input: input as InputOf<typeof product>, purpose, reference: reference ?? null }
      const row = await runVerification(ctx, scope, request, attempt)
      return {
        ...read(scope),
        result: presentVerification(ctx.vault, product, row, { queuePlace: await placeOf(ctx, row) }),
      }
    })
  }
  serveCall(app, ctx, calls.readAddressVerification, async ({ scope, params: { id } }) => ({
    ...read(scope),
    result: await further.readChecks(ctx, scope, id, 'address'),
  }))
  serveCall(app, ctx, calls.readEducationHistory, async ({ scope, params: { id } }) => ({
    ...read(scope),
    result: await further.readChecks(ctx, scope, id, 'education'),
  }))
  serveCall(app, ctx, calls.readEmploymentHistory, async ({ scope, params: { id } }) => ({
    ...read(scope),
    result: await further.readChecks(ctx, scope, id, 'employment'),
  }))
  serveCall(app, ctx, calls.readTruKyc, async ({ scope, params: { id } }) => ({
    ...read(scope),
    result: await further.readAllChecks(ctx, scope, id),
  }))
  serveCall(app, ctx, calls.readHrStatus, async ({ scope, params: { id } }) => ({
    ...read(scope),
    result: await further.readAskedPeople(ctx, scope, id),
  }))
  serveCall(app, ctx, calls.readHrDetails, async ({ scope, params: { id } }) => ({
    ...read(scope),
    result: await further.readContacts(ctx, scope, id),
  }))
  serveCall(app, ctx, calls.readGeoTags, async ({ scope, params: { id } }) => ({
    ...read(scope),
    result: await further.readTags(ctx, scope, id),
  }))
  serveCall(app, ctx, calls.readGeoPhotos, async ({ scope, params: { id } }) => ({
    ...read(scope),
    result: await further.readPhotos(ctx, scope, id),
  }))
  serveCall(app, ctx, calls.readBmi, async ({ scope, body }) => ({
    ...read(scope),
    result: further.bodyMassIndex(body),
  }))
  withUpload(app, fileLimits.bytes, uploads =>
    serveCall(uploads, ctx, calls.uploadCommonFile, async ({ scope, request }) => ({
      ...read(scope),
      result: await storeFile(ctx, scope, await request.file()),
    })),
  )
}
