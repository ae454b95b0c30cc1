import { gatewayChecks } from '../../../contracts/calls/gateway.ts'
import { addBalance } from '../../../contracts/messages/en/addBalance.ts'
import { adminKyc } from '../../../contracts/messages/en/adminKyc.ts'
import { apiKeys } from '../../../contracts/messages/en/apiKeys.ts'
import { kycScreen as kyc } from '../../../contracts/messages/en/kycScreen.ts'
import { registration } from '../../../contracts/messages/en/registration.ts'
import { signIn } from '../../../contracts/messages/en/signIn.ts'
import { tour } from '../../../contracts/messages/en/tour.ts'
import { webhooks } from '../../../contracts/messages/en/webhooks.ts'
import { paths } from '../../../contracts/paths.ts'
import { productOf } from '../../../contracts/products/index.ts'
import { sandboxCards } from '../../../contracts/sandboxCards.ts'
import { topUp } from '../../../contracts/topUp.ts'
import type { Config } from '../../platform/config/config.ts'
import { callUrl } from '../../platform/http/serveCall.ts'
import { requestExample } from './examples.ts'
import { callSamples } from './samples.ts'

const PRODUCT = 'pan-check'
const product = productOf(PRODUCT).label.en
const rupees = topUp.leastPaise / 100

type Settings = Pick<Config, 'PUBLIC_URL' | 'production'>

/**
 * The way from nothing to a paid call, for one person alone; Markdown. Its names are the screens' own: **bold** is pressed or filled, in
 * this order, *slanted* is waited for. A test walks it word for word, in the sandbox.
 */
export function quickstart({ PUBLIC_URL, production }: Settings): string {
  const to = (words: string, path: string) => `[${words}](${PUBLIC_URL}${path})`
  const inSandbox = (text: string) => (production ? '' : `\n\n${text}`)
  return `## From sign-up to the first live call

Words in **bold** are on the screen, to be pressed or filled in this order; *slanted* ones are what you wait for.${inSandbox(
    `This is a sandbox: every code and mail, and the staff's password, is at ${to('the sandbox page', paths.sandbox)}.`,
  )}

### 1. Sign up

Open ${to('the registration', `${paths.login}?view=register`)}. Prove your **${signIn.email}**: **${registration.sendOtp}**, **${signIn.code}**.
Then your **${signIn.phone}**: **${registration.sendOtp}**, **${signIn.code}**. Fill **${registration.firstName}**, **${registration.lastName}** and
**${registration.password}**, tick **${registration.terms}**, and **${registration.submit}**. Once it says *${registration.done}*, press
**${registration.signInNow}** and enter with **${signIn.email}**, **${signIn.sendCode}** and **${signIn.code}**. You are greeted with ₹20 in the API
wallet: **${tour.bonus.start}**, or **${tour.skip}**.

### 2. Complete your KYC

Live keys are for verified accounts. Open ${to('your KYC', `${paths.myAccount}?tab=kyc`)} and choose whose account it is. Our staff look at what
you submit, and you get an e-mail.${inSandbox(`Here a company is verified like this: **${kyc.kind.company}**, **${kyc.company.gstin}**, **${kyc.sample}**, **${kyc.company.submit}**. At
*${filled(kyc.directors.director, { number: '1' })}* **${kyc.sample}**, **${kyc.directors.submit}**. At *${filled(kyc.dins.label, { name: kyc.directors.sample.other })}* **${kyc.sample}**, **${kyc.dins.submit}**.
At *${kyc.useCase.label}* **${kyc.sample}**, **${kyc.useCase.submit}**, and *${kyc.waiting.title}*.

And the staff are you: open ${to("the staff's sign-in", paths.adminLogin)} in a private window and enter with **${signIn.email}**: \`admin@satyapan.test\`,
**${signIn.password}** and **${signIn.adminSubmit}**. In the *${adminKyc.queue.title}* press **your name**, then **${adminKyc.approve.act}** and once more **${adminKyc.approve.act}**: *${adminKyc.approve.done}*`)}

### 3. Put money into the API wallet

Calls by live key are charged to it. At the top of ${to('the dashboard', paths.dashboard)} press **Add balance to API wallet**. Choose
**${addBalance.gst.none}**, or the GSTIN that the invoice shall name, and **${addBalance.next}**. **${addBalance.amount.field}**: \`${rupees}\` is the least; the card is
charged GST on top. **Pay** opens the card payment.${inSandbox(
    `There **${sandboxCards[0].number}** is a card that succeeds: **Pay**, and *has been added to your API wallet*.`,
  )}

### 4. Make a live key

Open ${to('the API keys', paths.apiKeys)}: **${apiKeys.create}**, **${apiKeys.dialog.name}**: \`Vendor portal\`, **${apiKeys.modes.live}**. A key should do no more than it must:
**${apiKeys.dialog.only}**, **${product}**, **${apiKeys.dialog.submit}**. It is shown this once; then press **${apiKeys.made.done}**. Your programs find it in their
environment:

\`\`\`sh
export SATYAPAN_KEY=sk_live_…
\`\`\`

### 5. Have events sent to you

Open ${to('the webhooks', `${paths.apiKeys}?tab=webhooks`)}: **${webhooks.add}**, **${webhooks.form.url}** of your server, **${webhooks.form.save}**. Keep the signing secret, which is shown this
once, and press **${webhooks.made.done}**. How to check a signature with it stands below, under Webhooks.

### 6. Make the call

${callSamples(PUBLIC_URL + callUrl(gatewayChecks[PRODUCT]), requestExample(PRODUCT))}

Status 200 has the result and, under \`charge\`, what it cost in paise: the price in ${to('the catalogue', paths.products)}. A moment later your
server is told of \`verification.completed\`, with the same id as \`data.verificationId\`.${production ? ' Use a PAN that you may check: this one is an example.' : ''}

### 7. See what it cost

The call stands in ${to('the usage', paths.apiUsage)} and its charge in ${to('the wallet statement', paths.walletStatement)}; the payment and its tax invoice are among
${to('your orders', paths.myOrders)}.`
}

const filled = (text: string, values: Record<string, string>) =>
  text.replaceAll(/%\{(\w+)\}/g, (_, name: string) => values[name] ?? '')
