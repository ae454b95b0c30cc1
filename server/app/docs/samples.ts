/** A first call in three languages, each whole: what it needs beside the key comes with the language. */
export const callSamples = (url: string, body: object): string => `\`\`\`sh
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
