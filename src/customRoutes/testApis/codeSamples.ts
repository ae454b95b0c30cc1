import type { RequestBody } from './requestBody.ts'

export type ApiMode = 'test' | 'live'

export const languages = ['curl', 'javascript', 'python'] as const

export type Language = (typeof languages)[number]

interface Request {
  url: string
  mode: ApiMode
  body: RequestBody
  /** Where files are uploaded first, for a product that reads them. */
  uploadUrl?: string | undefined
}

/** Placeholders for the key, which the platform shows only once and cannot fill in. */
export const keyPlaceholders: Record<ApiMode, string> = { test: 'YOUR_TEST_KEY', live: 'YOUR_LIVE_KEY' }

/** In a shell, a single-quoted string can only be ended by a single quote. */
const quoted = (text: string) => `'${text.replaceAll("'", String.raw`'\''`)}'`

const indented = (text: string, spaces: number) => text.replaceAll('\n', `\n${' '.repeat(spaces)}`)

const curl = ({ url, mode, body }: Request) =>
  [
    `curl -X POST ${quoted(url)}`,
    `-H ${quoted(`Authorization: Bearer ${keyPlaceholders[mode]}`)}`,
    `-H ${quoted('Content-Type: application/json')}`,
    `-d ${quoted(JSON.stringify(body))}`,
  ].join(' \\\n  ')

const javascript = ({ url, mode, body }: Request) => `const reply = await fetch(${JSON.stringify(url)}, {
  method: 'POST',
  headers: {
    Authorization: 'Bearer ${keyPlaceholders[mode]}',
    'Content-Type': 'application/json',
  },
  body: JSON.stringify(${indented(JSON.stringify(body, null, 2), 2)}),
})

console.log(reply.status, await reply.json())`

const python = ({ url, mode, body }: Request) => `import requests

reply = requests.post(
    ${JSON.stringify(url)},
    headers={"Authorization": "Bearer ${keyPlaceholders[mode]}"},
    json=${indented(pythonOf(body), 4)},
    timeout=30,
)

print(reply.status_code, reply.json())`

/** JSON as a Python literal: constants differ, strings do not. */
function pythonOf(value: unknown, depth = 1): string {
  if (value === null || value === undefined) return 'None'
  if (typeof value === 'boolean') return value ? 'True' : 'False'
  if (typeof value !== 'object') return JSON.stringify(value)
  const entries = Array.isArray(value)
    ? value.map(one => pythonOf(one, depth + 1))
    : Object.entries(value).map(([name, one]) => `${JSON.stringify(name)}: ${pythonOf(one, depth + 1)}`)
  const [open, close] = Array.isArray(value) ? '[]' : '{}'
  if (entries.length === 0) return `${open}${close}`
  const inner = '    '.repeat(depth)
  return `${open}\n${entries.map(entry => `${inner}${entry},`).join('\n')}\n${'    '.repeat(depth - 1)}${close}`
}

const writers: Record<Language, (request: Request) => string> = { curl, javascript, python }

const uploads: Record<Language, (url: string, mode: ApiMode) => string> = {
  curl: (url, mode) => `# 1. Upload each file. The reply has its ID.
curl -X POST ${quoted(url)} \\
  -H ${quoted(`Authorization: Bearer ${keyPlaceholders[mode]}`)} \\
  -F 'file=@document.pdf'

# 2. Check them. A reply with status 202 is not ready: ask /v1/verifications/{id} again.`,
  javascript: (url, mode) => `import { openAsBlob } from 'node:fs'

// 1. Upload each file. The reply has its ID.
const form = new FormData()
form.append('file', await openAsBlob('document.pdf'), 'document.pdf')
const stored = await fetch(${JSON.stringify(url)}, {
  method: 'POST',
  headers: { Authorization: 'Bearer ${keyPlaceholders[mode]}' },
  body: form,
})
console.log((await stored.json()).id)

// 2. Check them. A reply with status 202 is not ready: ask /v1/verifications/{id} again.`,
  python: (url, mode) => `import requests

# 1. Upload each file. The reply has its ID.
with open("document.pdf", "rb") as file:
    stored = requests.post(
        ${JSON.stringify(url)},
        headers={"Authorization": "Bearer ${keyPlaceholders[mode]}"},
        files={"file": file},
        timeout=60,
    )
print(stored.json()["id"])

# 2. Check them. A reply with status 202 is not ready: ask /v1/verifications/{id} again.`,
}

/** The same request as code in one of the languages, after the upload of its files. */
export function codeSample(language: Language, request: Request): string {
  const { uploadUrl, mode } = request
  const check = writers[language](request)
  if (!uploadUrl) return check
  return `${uploads[language](uploadUrl, mode)}\n${check.replace(/^import requests\n\n/, '')}`
}
