import type { Call } from '../../../contracts/calls/define.ts'
import * as esign from '../../../contracts/calls/esign.ts'
import { embedRecipientByApi } from '../../../contracts/calls/esignEmbedding.ts'
import * as links from '../../../contracts/calls/esignLinks.ts'
import { openInvitation, sendInvitationCode } from '../../../contracts/calls/invitations.ts'
import { verifyDocument } from '../../../contracts/calls/signing.ts'
import { paths } from '../../../contracts/platform/paths.ts'
import type { Config } from '../../platform/config/config.ts'
import { callUrl } from '../../platform/http/serveCall.ts'

type Settings = Pick<Config, 'PUBLIC_URL' | 'CLIENT_TOKEN' | 'production'>

/** A drawn line, as a PNG. */
const SIGNATURE =
  'iVBORw0KGgoAAAANSUhEUgAAADwAAAAUAgMAAACsbba6AAAADFBMVEVMaXEQITMQITIQITLPPsecAAAABHRSTlMA+VSlce3h8gAAAAlwSFlzAAALEwAACxMBAJqcGAAAAFFJREFUGNNjYKAlYPqAyt8agcJdG/oASHL9/7cArHgvmMt0NTQ0tH7VqvVXQytAwqrxq1Z/DQWBF2BVoQ1AUus/VBMDL6qRDKoHUPl8NPUgAwCa8BnLMA8cIQAAAABJRU5ErkJggg=='

const sh = (...commands: string[]) => `\`\`\`sh\n${commands.join('\n')}\n\`\`\``

/**
 * E-sign from upload to a verified file, in Markdown. The commands need nothing but a shell and curl; a test runs all of them, in this order. Those of the signer exist in the
 * sandbox only: elsewhere a person does this in a browser.
 */
export function esignTutorial(config: Settings): string {
  const { PUBLIC_URL } = config
  const at = (call: Call, values: Record<string, string> = {}) =>
    `"${PUBLIC_URL}${callUrl(call).replaceAll(/:(\w+)/g, (_, name: string) => values[name] ?? name)}"`
  const envelope = { id: '$ENVELOPE' }
  const auth = '-H "Authorization: Bearer $SATYAPAN_KEY"'
  const json = "-H 'Content-Type: application/json'"
  const created = `sed -E 's/^\\{"id":"([^"]+)".*/\\1/'`
  return `## E-sign: from upload to a verified file

Take any PDF as \`lease.pdf\`. A key with the scope \`esign\` is enough; a test key is free. Positions are points (1/72 inch) from the upper left corner of the page.

### 1. Upload the document

${sh(`FILE=$(curl -sS ${at(esign.uploadEsignFileByApi)} ${auth} \\`, `  -F file=@lease.pdf | ${created})`, 'echo "$FILE"')}

The reply also has the size of each page, and the fields that the file itself names.

### 2. Send it

${sh(
  `ENVELOPE=$(curl -sS ${at(esign.createEnvelopeByApi)} ${auth} \\`,
  `  ${json} -H "Idempotency-Key: lease-$(date +%s)" -d '{`,
  '    "draft": {',
  '      "title": "Lease of a shop", "message": "Please sign by Friday.", "expiryDays": 14, "reminderDays": 3,',
  `      "pages": [{ "id": "p1", "file": "'"$FILE"'", "page": 1, "rotate": 0 }],`,
  '      "recipients": [{ "id": "tenant", "role": "sign", "order": 1, "name": "Asha Rao", "email": "asha@example.com",',
  '        "phone": null, "locale": "en", "code": null, "canDelegate": false }],',
  '      "fields": [{ "id": "f1", "kind": "signature", "page": "p1", "recipient": "tenant", "x": 72, "y": 200,',
  '        "width": 160, "height": 48, "required": true, "label": "", "value": null, "readOnly": false, "options": [] }]',
  '    }',
  `  }' | ${created})`,
  'echo "$ENVELOPE"',
)}

Each recipient gets a link of their own, which nobody else sees. Ask how far it is, or subscribe to the webhooks \`envelope.sent\`,
\`envelope.recipient_done\`, \`envelope.completed\`, \`envelope.declined\`, \`envelope.voided\` and \`envelope.expired\`:

${sh(`curl -sS ${at(esign.readEnvelopeByApi, envelope)} ${auth}`)}
${config.production ? '' : signerPart(config, at)}
### 4. Download and verify it

${sh(
  `until curl -sS ${at(esign.readEnvelopeByApi, envelope)} ${auth} | grep -q '"state":"completed"'; do sleep 1; done`,
  `curl -sS ${at(esign.downloadEnvelopeByApi, envelope)} ${auth} -o signed.pdf`,
  `curl -sS ${at(esign.downloadEnvelopeByApi, envelope).replace(/"$/, '?kind=certificate"')} ${auth} -o certificate.pdf`,
  `curl -sS ${at(verifyDocument)} -F file=@signed.pdf`,
)}

\`"verdict":"valid"\` says that nothing was changed since it was sealed. Anybody can do the same at [the verification page](${PUBLIC_URL}${paths.esignVerification}), or with another
program, such as \`pdfsig signed.pdf\`.

### 5. Use a template

Make a template in the console, and take its id from its address. Name its recipients in its order:

${sh(
  `ENVELOPE=$(curl -sS ${at(esign.createEnvelopeByApi)} ${auth} \\`,
  `  ${json} -d '{`,
  `    "templateId": "'"$TEMPLATE"'",`,
  '    "recipients": [{ "name": "Ravi Kumar", "email": "ravi@example.com", "phone": null }]',
  `  }' | ${created})`,
  'echo "$ENVELOPE"',
)}

### 6. Show the document inside your page

Under "Sites" on the dashboard of e-sign, allow the origin of your page. For a recipient who is asked now, your server then gets an address that lives for ten minutes:

${sh(
  `RECIPIENT=$(curl -sS ${at(esign.readEnvelopeByApi, envelope)} ${auth} \\`,
  `  | sed -E 's/.*"recipients":\\[\\{"id":"([^"]+)".*/\\1/')`,
  `curl -sS ${at(embedRecipientByApi, { ...envelope, recipient: '$RECIPIENT' })} ${auth} \\`,
  `  ${json} -d '{ "origin": "https://portal.example.com" }'`,
)}

It opens nothing until the recipient has entered a code that is sent to them, so that your server cannot sign for them; the trail says where the document was opened. Put
\`url\` in a frame, and listen:

\`\`\`html
<iframe src="…" title="Document to be signed" style="width: 100%; height: 90vh; border: 0"></iframe>
<script>
  addEventListener('message', ({ origin, data }) => {
    if (origin !== '${new URL(PUBLIC_URL).origin}' || data.source !== 'esign') return
    console.log(data.type) // completed, declined or error
  })
</script>
\`\`\`

A message only says that there is something new: ask the API for the state.`
}

/** What the signer does, whose mailbox is the sandbox inbox. */
function signerPart({ PUBLIC_URL, CLIENT_TOKEN }: Settings, at: (call: Call) => string): string {
  const headers = `-H 'Content-Type: application/json' -H 'x-client-token: ${CLIENT_TOKEN}'`
  const post = (call: Call, body: string) => `curl -sS ${at(call)} ${headers} -d '${body}'`
  const token = `"token": "'"$TOKEN"'"`
  const sha256 = `"sha256": "'"$SHA256"'"`
  return `
### 3. Sign it

In the sandbox, you read the signer's mail yourself. Elsewhere, only the signer gets the link, and does this in a browser.

${sh(
  `TOKEN=$(curl -sS "${PUBLIC_URL}/sandbox/messages?to=asha@example.com" \\`,
  "  | grep -oE 'accept-esign/[A-Za-z0-9_-]{22}' | head -1 | cut -d/ -f2)",
  `SHA256=$(${post(links.readEsignLink, `{ ${token} }`)} \\`,
  `  | sed -E 's/.*"sha256":"([^"]+)".*/\\1/')`,
  post(links.consentToEsign, `{ ${token}, ${sha256} }`),
  `INK=${SIGNATURE}`,
  post(
    links.signEsignLink,
    `{ ${token}, ${sha256}, "values": {}, "initials": null,
    "signature": { "source": "drawn", "image": "data:image/png;base64,'"$INK"'" } }`,
  ),
)}

A recipient with a code asks for it (\`${callUrl(sendInvitationCode)}\`), enters it (\`${callUrl(openInvitation)}\`), and sends the \`pass\` of the reply with each call.
`
}
