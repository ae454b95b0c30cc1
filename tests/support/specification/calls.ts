/** A call of specification §7 by method and path, with the file and title of the test that makes it. */
export type SpecifiedCall = readonly [method: string, path: string, file: string, title: string]

type Line = readonly [method: string, path: string]

const lines = (text: string): Line[] =>
  text
    .trim()
    .split('\n')
    .map(line => line.trim().split(' ') as unknown as Line)

const provenBy = (file: string, title: string, text: string): SpecifiedCall[] =>
  lines(text).map(([method, path]) => [method, path, file, title])

const wire = (text: string) =>
  provenBy('server/platform/http/wire.test.ts', '%s: exact fields in, exact fields out, code 100 over HTTP 200', text)

const further = 'server/bgc/further.test.ts'

/** The calls of §7 with the paths that A115 gives to those whose path is not shown. */
export const specifiedCalls: Record<string, readonly SpecifiedCall[]> = {
  'Login service': wire(`
    POST /login-api/login/sendOtpV1
    POST /login-api/login/verifyOtpV1
    POST /login-api/user/phoneOtpSend
    POST /login-api/user/phoneOtpVerification
    POST /login-api/user/whatsApp/SendOtp
    POST /login-api/user/whatsApp/verifyOtp
    POST /login-api/user/authenticate
    GET /login-api/getpresignedurlputobj
    GET /login-api/getpresignedurlgetobj`),
  'Main service': wire(`
    GET /api/checkMobile/{phone}
    POST /api/userLogin/userEmailOtp
    POST /api/userLogin/userEmailOtpVerification
    POST /api/userLogin/sendWhatsappOtp
    POST /api/userLogin/verifyWhatsappOtp
    POST /api/userLogin/authentication
    POST /api/admin/subUsersLogin
    POST /api/user/mailSent/forgotPassword
    POST /api/user/userEmailOtp
    POST /api/user/userEmailOtpVerification
    POST /api/user/userRegisteration
    POST /api/oceanDemoQuery
    POST /api/update/customerId
    POST /api/subUser/authenticate
    POST /api/user/googleSignIn
    POST /api/user/googleSendOtp
    POST /api/user/googleSendWhatsappOtp
    POST /api/user/googleVerifyOtp
    POST /api/user/googleRegister`),
  'Authenticated user calls': wire(`
    GET /api/getTrulogProfile/{userId}
    GET /api/user/subUserDetails/{id}
    GET /api/truLog/getChallanCredits/{userId}
    GET /api/truLog/getCredits/{userId}
    GET /api/truLog/getProductsCredits/{userId}
    GET /api/fetchProductControl/{userId}/ChallanTool
    GET /api/get-gst-details
    POST /api/add-gst-details
    DELETE /api/delete-gst-details/{id}
    GET /api/user/getKyc/userInfo/{userId}
    GET /api/user/getKyc/companyInfo/{userId}
    GET /api/user/features/{userId}/{feature}`),
  Payments: [
    ...provenBy(
      'server/money/payments/topUp.test.ts',
      'order, card, signature, credit: the %s wallet gets the base (A67, A115)',
      `POST /payments/payment/order
      POST /payments/signature
      POST /payments/verifyPaymentApi/order
      POST /payments/products/verifyPaymentV1/order`,
    ),
    ...provenBy(
      'server/money/payments/postpaid.test.ts',
      'by card: what is owed, with tax and an invoice, though it is less than a top-up may be (A67)',
      'POST /payments/paymentPostpaid/order',
    ),
    ...provenBy(
      'server/money/payments/topUp.test.ts',
      'is reported with the ids of order and payment (A71)',
      'POST /payments/failure',
    ),
    ...provenBy(
      'server/money/payments/rates.test.ts',
      'is down: rupees are taken all the same, dollars wait (A73)',
      'GET /payments/rates',
    ),
  ],
  'Challan console and the further path constants': [
    ...provenBy(
      'server/challans/orders.test.ts',
      '1500 and a fee of 100 make 1618: GST of the charged fee alone, not of the struck one (A79, A80, A82)',
      'POST /api/challan/payment/order',
    ),
    ...provenBy(
      further,
      '%s makes the check, and a viewer may not (A121)',
      `POST /api/getBgcVoterIdSearch/
      POST /api/getBgcPassportVerification/
      POST /api/getBgcVehicleVerification/
      POST /api/getBgcDrivingLicense/
      POST /api/getEpfoUserDetails/
      POST /api/verification/getBankDetails/`,
    ),
    ...provenBy(
      further,
      'say what was stated and found, masked, and how far HR and referees are',
      `GET /api/getTruKyc/{id}
      GET /api/addressVerification/{id}
      GET /api/getEducationHistory/{id}
      GET /api/getEmploymentHistory/{id}
      GET /api/hrStatus/{id}
      GET /api/userHrDetails/{id}
      GET /api/bgc/getGeoTags/{id}
      GET /api/bgc/photosWithGeoTagsStatus/{id}`,
    ),
    ...provenBy(further, 'a file is stored for the account, and not for a viewer', 'POST /api/s3Upload/common'),
    ...provenBy(further, 'a body of %i cm and %i kg has the index %f', 'POST /api/getBmi/'),
  ],
  'Public challan and report': [
    ...provenBy(
      'server/intelligence/reports.test.ts',
      'shows the report to anybody, says who opened it, and stores no id that could be used (A57)',
      'POST /public/get-kyc-invincible-intelligence',
    ),
    ...provenBy(
      'server/challans/otp.test.ts',
      '200 and a token; the SMS names the brand, and the sandbox inbox shows the code',
      'POST /public/echallan-send-otp',
    ),
    ...provenBy(
      'server/challans/otp.test.ts',
      'the right one gives an access token bound to phone and brand',
      'POST /public/echallan-verify-otp',
    ),
    ...provenBy(
      'server/challans/publicSearch.test.ts',
      '200 with every kind of challan, the fee beside the fine, and a parentId (A80, A81)',
      'POST /public/vehicle-echallan-detail-V2',
    ),
    ...provenBy(
      'server/challans/staff.test.ts',
      'a phone’s paid orders, 25 a page, under its own brand (A101); the receipt by its token alone (A100)',
      'GET /public/vehicle-echallan-paidList-V2',
    ),
    ...provenBy(
      'server/challans/orders.test.ts',
      '1500 and a fee of 100 make 1618: GST of the charged fee alone, not of the struck one (A79, A80, A82)',
      'POST /public/vehicle-echallan-payment-V2',
    ),
    ...provenBy(
      'server/challans/brands.test.ts',
      'by name in any letters and by token: code 100, unlike the calls around it',
      'GET /api/challanBrand/{brandName}',
    ),
    ...provenBy(
      'server/backoffice/leads/leads.test.ts',
      'A115: a contact request, with its message',
      'POST /api/contactForm',
    ),
  ],
}
