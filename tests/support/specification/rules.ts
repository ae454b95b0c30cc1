import { feeTaxPercent } from '../../../contracts/challans/challans.ts'
import { topUp } from '../../../contracts/money/topUp.ts'
import { codes, errorStatus } from '../../../contracts/platform/codes.ts'
import { limits } from '../../../contracts/platform/limits.ts'

/** A line of the specification with the acceptance lines whose tests prove it. */
export interface Rule {
  says: string
  lines: readonly string[]
  /** An exact text, which the messages have as it stands here. */
  text?: string
  /** A value in the code, and the specified one. */
  value?: readonly [actual: unknown, specified: unknown]
}

const rule = (says: string, lines: string, value?: Rule['value']): Rule => ({
  says,
  lines: lines.split(' '),
  ...(value && { value }),
})

/** A text that the specification fixes. */
const text = (exact: string, lines: string): Rule => ({ says: `“${exact}”`, lines: lines.split(' '), text: exact })

/** Specification §8. */
export const errorCatalogue: readonly Rule[] = [
  rule('Success is code 100 in replies of the main service', 'A109', [codes.ok, 100]),
  rule('Success is code 200 in public challan calls', 'A90'),
  rule('Code 103: phone or account not found', 'A6', [codes.notFound, 103]),
  rule('Code 106: not registered, on sign-in by Google', 'A15', [codes.registrationNeeded, 106]),
  rule('Codes 101, 102, 104, 107 and 108 are ours', 'A116', [
    [codes.badInput, codes.wrongCredentials, codes.tooManyTries, codes.conflict, codes.balance],
    [101, 102, 104, 107, 108],
  ]),
  rule('HTTP 401: refresh, retry once, then /logout', 'A22', [errorStatus.unauthenticated, 401]),
  text('Unable to locate any account associated with this phone number. Please proceed with registration.', 'A6'),
  text('Something went wrong. try again later', 'A17'),
  text('Something went wrong, Try again.', 'A17'),
  text('Something went wrong, try again later!', 'A17'),
  text('Your account has been deactivated. Please contact admin.', 'A18'),
  text('You are offline', 'A72'),
  text('Please fill the captcha first', 'A3'),
  text('Please Enter a Valid Phone Number', 'A108'),
  text('Amount should be more than or equal to 2000', 'A65'),
  text('Amount should not be less than 2000 and should not exceed 500000.', 'A65'),
  text('Please enter vehicle number', 'A97'),
  text('No details found for this request ID.', 'A58'),
  text('No orders history found', 'A101'),
  text('Challan wallet refreshed', 'A36'),
  text('API wallet refreshed', 'A36'),
  text('Product wallet refreshed', 'A36'),
  text('Copied to clipboard', 'A123'),
  text('Registration complete. You can now log in.', 'A13'),
  text('Logged in as a secondary user', 'A37'),
  text('Current Outstanding', 'A34'),
  text('Bonus Credit', 'A123'),
  text('Sign up Bonus', 'A28'),
  text('Back to products', 'A43'),
  text('Fetching details, Please wait.', 'A123'),
  rule('Challan payment in the console: another code shows its message for 2 s and stays busy', 'A85', [
    limits.banner.challanConsoleMs,
    2_000,
  ]),
  rule('Challan payment in the console: a network failure is logged only', 'A86'),
  rule('Public payment: the message shows only if nonPaidChallans is empty', 'A99'),
  rule('Banners close after 5 s; of the demo form after 10 s', 'A126', [
    [limits.banner.standardMs, limits.banner.demoMs],
    [5_000, 10_000],
  ]),
  rule('The message box: “Error!” or “Success”, the message, “Close”', 'A122'),
  rule('An unknown path shows the not-found page', 'A54'),
  rule('A failure to read feature flags is silent', 'A38'),
]

/** Specification §9. */
export const constants: readonly Rule[] = [
  rule('A code has 6 digits', 'A96', [limits.otp.digits, 6]),
  rule('It can be sent again after 30 s; after 15 s on the e-mail step of the registration', 'A4', [
    [limits.otp.resendSeconds, limits.otp.resendRegistrationSeconds],
    [30, 15],
  ]),
  rule('The least top-up is ₹2,000; with tax the most is ₹500,000; the highest base is ₹423,728', 'A65', [
    [topUp.leastPaise, topUp.mostPaise, topUp.highestRupees],
    [200_000, 50_000_000, 423_728],
  ]),
  rule('Tax is 18%', 'A67', [topUp.taxPercent, 18]),
  rule('The bonus is ₹20, once; its popup comes 5 s after the page', 'A28'),
  rule('Currencies are INR and USD, at a live rate', 'A66'),
  rule('Wallets show rupees with Indian grouping', 'A74'),
  rule('A phone has 10 digits in India and at most 14 elsewhere', 'A108'),
  rule('The tour has 12 steps; under 600 px Next closes it', 'A29'),
  rule('GST is 18% of the fees alone: 1500 + 100 + 18 = 1618', 'A80', [feeTaxPercent, 18]),
  rule('The struck fee is fee / (1 − discount / 100), and none from 100% on', 'A81'),
  rule('A page of the paid list has 25 orders', 'A101', [limits.pageSize, 25]),
  rule('A chunk may take 120 s', 'A56'),
  rule('The version header is v1, on V2 paths too', 'A110'),
  rule('A retry carries retry=true', 'A89'),
  rule('The claims of the public page are the brand’s content', 'A125'),
]
