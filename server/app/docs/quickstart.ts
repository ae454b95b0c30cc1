import { gatewayChecks } from '../../../contracts/calls/gateway.ts'
import { addBalance } from '../../../contracts/messages/en/addBalance.ts'
import { adminKyc } from '../../../contracts/messages/en/adminKyc.ts'
import { apiKeys } from '../../../contracts/messages/en/apiKeys.ts'
import { kycScreen as kyc } from '../../../contracts/messages/en/kycScreen.ts'
import { registration } from '../../../contracts/messages/en/registration.ts'
import { signIn } from '../../../contracts/messages/en/signIn.ts'
import { tour } from '../../../contracts/messages/en/tour.ts'
import { webhooks } from '../../../contracts/messages/en/webhooks.ts'
import { sandboxCards } from '../../../contracts/money/sandboxCards.ts'
import { topUp } from '../../../contracts/money/topUp.ts'
import { paths } from '../../../contracts/platform/paths.ts'
import { productOf } from '../../../contracts/products/index.ts'
import { apiKey } from '../../../contracts/resources/apiKey.ts'
import { webhook } from '../../../contracts/resources/webhook.ts'
import type { Config } from '../../platform/config/config.ts'
import { callUrl } from '../../platform/http/serveCall.ts'
import { requestExample } from './examples.ts'

const PRODUCT = 'pan-check'
const product = productOf(PRODUCT).label.en
const rupees = topUp.leastPaise / 100

type Settings = Pick<Config, 'PUBLIC_URL' | 'production'>

/**
 * The getting-started guide in Markdown, from sign-up to a paid call. Its labels come from the screens: **bold** marks what the reader
 * selects or fills in, in this order, and *italics* what to wait for. A test follows it literally in the sandbox.
 */
export function quickstart({ PUBLIC_URL, production }: Settings): string {
  const to = (words: string, path: string) => `[${words}](${PUBLIC_URL}${path})`
  const inSandbox = (text: string) => (production ? '' : `\n\n${text}`)
  return `## From sign-up to the first live call

Select or fill in the words in **bold**, in this order. Wait for the words in *italics*.${inSandbox(
    `This is a sandbox. Find every code and e-mail, and the staff password, on ${to('the sandbox page', paths.sandbox)}.`,
  )}

### 1. Sign up

Open ${to('the registration page', `${paths.login}?view=register`)}. Verify your **${signIn.email}**: **${registration.sendOtp}**, **${signIn.code}**.
Then your **${signIn.phone}**: **${registration.sendOtp}**, **${signIn.code}**. Fill in **${registration.firstName}**, **${registration.lastName}** and
**${registration.password}**, select **${registration.terms}**, then **${registration.submit}**. When you see *${registration.done}*, select
**${registration.signInNow}** and sign in with **${signIn.email}**, **${signIn.sendCode}** and **${signIn.code}**. Your API wallet starts with ₹20:
**${tour.bonus.start}**, or **${tour.skip}**.

### 2. Complete your KYC

Only verified accounts can create live keys. Open ${to('your KYC', `${paths.myAccount}?tab=kyc`)} and choose who owns the account. Our staff review
your submission and e-mail you the decision.${inSandbox(`To verify a company here: **${kyc.kind.company}**, **${kyc.company.gstin}**, **${kyc.sample}**, **${kyc.company.submit}**. At
*${filled(kyc.directors.director, { number: '1' })}* **${kyc.sample}**, **${kyc.directors.submit}**. At *${filled(kyc.dins.label, { name: kyc.directors.sample.other })}* **${kyc.sample}**, **${kyc.dins.submit}**.
At *${kyc.useCase.label}* **${kyc.sample}**, **${kyc.useCase.submit}**, and *${kyc.waiting.title}*.

Then act as staff: open ${to('the staff sign-in page', paths.adminLogin)} in a private window and sign in with **${signIn.email}**: \`admin@satyapan.test\`,
**${signIn.password}** and **${signIn.adminSubmit}**. In the *${adminKyc.queue.title}*, select **your name**, then **${adminKyc.approve.act}**, and confirm with **${adminKyc.approve.act}**: *${adminKyc.approve.done}*`)}

### 3. Add balance to the API wallet

Live calls are charged to this wallet. At the top of ${to('the dashboard', paths.dashboard)}, select **Add balance to API wallet**. Choose
**${addBalance.gst.none}**, or a GSTIN for the invoice, then **${addBalance.next}**. **${addBalance.amount.field}**: \`${rupees}\` is the minimum. Your
card is charged GST on top. **Pay** opens the card payment.${inSandbox(
    `Use the test card **${sandboxCards[0].number}**, which succeeds: **Pay**, and *has been added to your API wallet*.`,
  )}

### 4. Create a live key

Open ${to('API keys', paths.apiKeys)}: **${apiKeys.create}**, **${apiKey.fields.name.label.en}**: \`Vendor portal\`, **${apiKey.fields.mode.choices.live.label.en}**. Give the key only the access it needs:
**${apiKeys.creating.only}**, **${product}**, **${apiKeys.creating.submit}**. Copy the key, which is shown only once, then select **${apiKeys.newKey.done}**. Set it in
your environment:

\`\`\`sh
export SATYAPAN_KEY=sk_live_…
\`\`\`

### 5. Receive events

Open ${to('Webhooks', `${paths.apiKeys}?tab=webhooks`)}: **${webhooks.add}**, **${webhook.fields.url.label.en}** of your server, **${webhooks.form.save}**. Copy the signing secret, which is shown
only once, then select **${webhooks.newSecret.done}**. See Webhooks below for how to verify signatures.

### 6. Make a live call

${callSamples(PUBLIC_URL + callUrl(gatewayChecks[PRODUCT]), requestExample(PRODUCT))}

A 200 response contains the result and, under \`charge\`, its cost in paise: the price in ${to('the catalogue', paths.products)}. A moment later, your
server receives \`verification.completed\` with the same ID in \`data.verificationId\`.${production ? ' This PAN is an example. Use one that you are allowed to check.' : ''}

### 7. See what it cost

Find the call in ${to('API usage', paths.apiUsage)}, its charge in ${to('your wallet statement', paths.walletStatement)}, and the payment with its tax invoice in
${to('My orders', paths.myOrders)}.`
}

const filled = (text: string, values: Record<string, string>) =>
  text.replaceAll(/%\{(\w+)\}/g, (_, name: string) => values[name] ?? '')

/** A complete first call in three languages, each with its prerequisites. */
const callSamples = (url: string, body: object): string => `\`\`\`sh
curl ${url} \\
  -H "Authorization: Bearer $SATYAPAN_KEY" \\
  -H 'Content-Type: application/json' \\
  -d '${JSON.stringify(body)}'
\`\`\`

JavaScript, with Node 20 or later:

\`\`\`js
const reply = await fetch('${url}', {
  method: 'POST',
  headers: {
    Authorization: \`Bearer \${process.env.SATYAPAN_KEY}\`,
    'Content-Type': 'application/json',
  },
  body: JSON.stringify(${indented(JSON.stringify(body, null, 2), 2)}),
})
console.log(reply.status, JSON.stringify(await reply.json()))
\`\`\`

Python, with nothing installed:

\`\`\`python
import json, os, urllib.request

request = urllib.request.Request(
    "${url}",
    data=json.dumps(${indented(pythonOf(body), 4)}).encode(),
    headers={
        "Authorization": f"Bearer {os.environ['SATYAPAN_KEY']}",
        "Content-Type": "application/json",
    },
)
with urllib.request.urlopen(request, timeout=30) as reply:
    print(reply.status, json.dumps(json.load(reply)))
\`\`\``

const indented = (text: string, spaces: number) => text.replaceAll('\n', `\n${' '.repeat(spaces)}`)

/** A flat object as Python writes it. */
const pythonOf = (body: object) =>
  `{\n${Object.entries(body)
    .map(([name, value]) => `    ${JSON.stringify(name)}: ${value === true ? 'True' : JSON.stringify(value)},`)
    .join('\n')}\n}`
