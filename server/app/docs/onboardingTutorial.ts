import { readCaseByApi, startCaseByApi } from '../../../contracts/calls/cases.ts'
import type { Call } from '../../../contracts/calls/define.ts'
import { createPrefilledLinkByApi } from '../../../contracts/calls/onboarding.ts'
import { publishPlanByApi } from '../../../contracts/calls/plans.ts'
import type { PlanInput } from '../../../contracts/cases/plan.ts'
import { text } from '../../../contracts/platform/text.ts'
import type { Config } from '../../platform/config/config.ts'
import { callUrl } from '../../platform/http/serveCall.ts'

/** A flow that is as short as one can be: consent, a form, a check, a result. */
export const tutorialPlan: PlanInput = {
  title: text('Vendor', 'वेंडर'),
  steps: [
    {
      id: 'consent',
      kind: 'consent',
      title: text('Consent', 'सहमति'),
      settings: { text: text('I agree that my PAN is checked.', 'मैं सहमत हूँ कि मेरा PAN जाँचा जाए।') },
    },
    {
      id: 'details',
      kind: 'form',
      title: text('Details', 'जानकारी'),
      settings: { fields: [{ source: 'pan', label: text('PAN', 'PAN'), kind: 'identifier', identifier: 'pan' }] },
    },
    {
      id: 'pan',
      kind: 'check',
      title: text('PAN check', 'PAN जाँच'),
      settings: { product: 'pan-check', input: { pan: { fact: 'details.pan' }, name: { fact: 'subject.name' } } },
    },
  ],
  verdicts: [
    { value: 'accepted', label: text('Accepted', 'स्वीकार'), tone: 'success' },
    { value: 'look', label: text('To be decided', 'तय करना बाकी'), tone: 'warning' },
  ],
  rules: [{ verdict: 'accepted', when: { fact: 'pan.outcome', is: 'passed' } }],
  otherwise: 'look',
}

const sh = (...commands: string[]) => `\`\`\`sh\n${commands.join('\n')}\n\`\`\``

/** Onboarding of a vendor by API, in Markdown. */
export function onboardingTutorial({ PUBLIC_URL }: Pick<Config, 'PUBLIC_URL'>): string {
  const at = (call: Call, values: Record<string, string> = {}) =>
    `"${PUBLIC_URL}${callUrl(call).replaceAll(/:(\w+)/g, (_, name: string) => values[name] ?? name)}"`
  const auth = '-H "Authorization: Bearer $SATYAPAN_KEY"'
  const json = "-H 'Content-Type: application/json'"
  const created = `sed -E 's/^\\{"id":"([^"]+)".*/\\1/'`
  return `## Onboard a vendor

A flow asks a person for what you need, checks it, and ends with a result by your rules. A key with the scope \`cases\` is enough; under a test key the sources are the sandbox.

### 1. Publish the flow

${sh(
  `PLAN=$(curl -sS ${at(publishPlanByApi)} ${auth} ${json} -d '{`,
  `  "product": "onboarding", "plan": ${JSON.stringify(tutorialPlan)}`,
  `}' | ${created})`,
  'echo "$PLAN"',
)}

### 2. Ask the vendor

${sh(
  `CASE=$(curl -sS ${at(startCaseByApi)} ${auth} \\`,
  `  ${json} -H "Idempotency-Key: vendor-$(date +%s)" -d '{`,
  `    "planId": "'"$PLAN"'", "purpose": "vendor_onboarding", "consent": true,`,
  '    "subject": { "name": "Kaveri Freight Private Limited", "email": "accounts@kaveri.example" }',
  `  }' | ${created})`,
  'echo "$CASE"',
)}

The vendor gets a link by e-mail, and answers on a phone or a computer. Ask how far it is, or subscribe to the webhooks \`case.step_ended\` and \`case.completed\`:

${sh(`curl -sS ${at(readCaseByApi, { id: '$CASE' })} ${auth}`)}

### 3. Or share a link

Switch on the public link of the flow in the console: whoever opens it starts a response of their own. For a vendor whom you know already, make a link with what you know. The values
stand in no address, and the vendor can change them:

${sh(
  `curl -sS ${at(createPrefilledLinkByApi, { id: '$PLAN' })} ${auth} ${json} -d '{`,
  '  "name": "Kaveri Freight Private Limited", "address": "accounts@kaveri.example", "reference": "VEN-2301",',
  '  "values": [{ "field": "details.pan", "value": "AAACK1000A" }]',
  `}'`,
)}

Without a public link, the answer is 409.`
}
