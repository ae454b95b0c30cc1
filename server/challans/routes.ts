import multipart from '@fastify/multipart'
import { rotateBrandToken, uploadChallanFile } from '../../contracts/calls/adminChallans.ts'
import * as media from '../../contracts/calls/challanMedia.ts'
import { readChallanSearch, searchChallans } from '../../contracts/calls/challans.ts'
import * as open from '../../contracts/calls/publicChallans.ts'
import { challanLimits } from '../../contracts/challans/challanLimits.ts'
import { challanBrands, challanFee } from '../../contracts/resources/challanBrand.ts'
import { challanSearch } from '../../contracts/resources/challanSearch.ts'
import { serveCall } from '../platform/http/serveCall.ts'
import { serveResource } from '../platform/http/serveResource.ts'
import type { App, HttpContext } from '../platform/http/types.ts'
import { readBrand } from './brands/find.ts'
import { listBrands, showBrand } from './brands/list.ts'
import { serveLogo, serveStylesheet } from './brands/serve.ts'
import { changeBrand, createBrand, rotateToken } from './brands/write.ts'
import { addFee, listFees } from './fees/fees.ts'
import { uploadSettlementFile } from './files/files.ts'
import { sendCode, verifyCode } from './otp/codes.ts'
import { listSearches, readSearch } from './search/savedSearches.ts'
import { publicSearch, retryPublicSearch, searchVehicles } from './search/searchVehicles.ts'
import { serveImage } from './search/serveImage.ts'

/** Routes for brands, codes, searches and images, and for staff's settings of brands and fees. */
export function challansRoutes(app: App, ctx: HttpContext): void {
  serveCall(app, ctx, open.findChallanBrand, ({ scope, params }) => readBrand(ctx, scope, params.brandName))
  serveCall(app, ctx, open.echallanSendOtp, ({ scope, body }) => sendCode(ctx, scope, body))
  serveCall(app, ctx, open.echallanVerifyOtp, ({ scope, body }) => verifyCode(ctx, scope, body))
  serveCall(app, ctx, open.vehicleEchallanDetail, ({ scope, body }) => publicSearch(ctx, scope, body))
  serveCall(app, ctx, open.retryVehicleEchallan, ({ scope, body }) => retryPublicSearch(ctx, scope, body))
  serveCall(app, ctx, media.challanImage, ({ params, reply }) => serveImage(ctx, params.signed, reply))
  serveCall(app, ctx, media.brandStylesheet, ({ params, reply }) => serveStylesheet(ctx, params, reply))
  serveCall(app, ctx, media.brandLogo, ({ params, reply }) => serveLogo(ctx, params, reply))

  serveCall(app, ctx, searchChallans, ({ scope, body }) => searchVehicles(ctx, scope, body.vehicles))
  serveCall(app, ctx, readChallanSearch, ({ scope, params }) => readSearch(ctx, scope, params.id))
  serveResource(app, ctx, challanSearch, { list: (scope, query) => listSearches(ctx, scope, query) })

  serveResource(app, ctx, challanBrands, {
    list: (_scope, query) => listBrands(ctx, query),
    show: (_scope, id) => showBrand(ctx, id),
    create: (scope, body) => createBrand(ctx, scope, body),
    update: (scope, id, body) => changeBrand(ctx, scope, id, body),
  })
  serveCall(app, ctx, rotateBrandToken, ({ scope, params }) => rotateToken(ctx, scope, params.id))
  serveResource(app, ctx, challanFee, {
    list: (_scope, query) => listFees(ctx.db, query),
    create: (scope, body) => addFee(ctx, scope, body),
  })

  // A scope of its own, so that only this route accepts multipart bodies.
  void app.register(async files => {
    await files.register(multipart, { limits: { files: 1, fields: 0, fileSize: challanLimits.fileBytes } })
    serveCall(files, ctx, uploadChallanFile, async ({ scope, request }) =>
      uploadSettlementFile(ctx, scope, await request.file()),
    )
  })
}
